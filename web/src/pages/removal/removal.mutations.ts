import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../lib/context.tsx'
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts'
import { removalQuery } from './removal.queries.ts'

/** Deletes the content for good. */
export function useDeleteRemoval(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('deleteRemoval', { params: { id } }),
    // Also after a refusal: an appeal has restored the content meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: removalQuery(api, id).queryKey }),
  })
}

/** Sends the appeal and shows it. */
export function useAppealRemoval(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const withKey = useIdempotencyKey(`appeal ${id}`)
  return useMutation({
    mutationFn: (text: string) =>
      withKey({ text }, (key) =>
        api.call('appealRemoval', { params: { id }, headers: { 'idempotency-key': key }, body: { text } }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: removalQuery(api, id).queryKey }),
  })
}
