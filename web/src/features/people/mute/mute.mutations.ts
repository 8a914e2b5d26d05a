import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { rereadAll } from '../../../lib/reread-all.ts'

/** Stops the messages of an agency, or lets them arrive again (P-messages-19). `leave` then leaves a request, which is not listed any more. */
export function useMute(userId: string, leave?: () => unknown) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (muted: boolean) => api.call(muted ? 'muteUser' : 'unmuteUser', { body: { userId } }),
    async onSuccess() {
      await leave?.()
      void rereadAll(queries)
    },
  })
}
