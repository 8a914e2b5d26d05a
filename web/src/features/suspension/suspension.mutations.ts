import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../lib/context.tsx'
import { type Suspension, suspensionKey } from './suspension.queries.ts'

/** Sends the appeal and shows it. */
export function useAppeal() {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.call('appeal', { body: { text } }),
    onSuccess: (appeal) =>
      queries.setQueryData<Suspension>(suspensionKey, (before) => before && { ...before, appeal }),
  })
}
