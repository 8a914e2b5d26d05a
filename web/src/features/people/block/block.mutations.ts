import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { removePerson } from './block.cache.ts'

/**
 * Blocks a person and removes everything of theirs from the screen. `leave` first leaves what is about the person alone:
 * it would be loaded again, without success.
 */
export function useBlock(id: string, leave?: () => unknown) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('blockUser', { body: { userId: id } }),
    async onSuccess() {
      await leave?.()
      removePerson(queries, id)
    },
  })
}
