import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { type Suspension, suspensionKey } from './suspension.queries.ts'

/** Sends the appeal and shows it. */
export function useAppeal() {
  const { api } = useCore()
  const queries = useQueryClient()
  const withKey = useIdempotencyKey('appeal')
  return useMutation({
    mutationFn: (text: string) =>
      withKey({ text }, (key) => api.call('appeal', { headers: { 'idempotency-key': key }, body: { text } })),
    onSuccess: (appeal) =>
      queries.setQueryData<Suspension>(suspensionKey, (before) => before && { ...before, appeal }),
  })
}
