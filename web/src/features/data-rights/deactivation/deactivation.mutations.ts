import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCore } from '../../../lib/context.tsx'

/** Cancels the account, shows until when it can be restored, and logs out. */
export function useCancelAccount(withReauth: <Response>(call: () => Promise<Response>) => Promise<Response>) {
  const { api, session } = useCore()
  const navigate = useNavigate()
  return useMutation({
    async mutationFn() {
      const state = await withReauth(() => api.call('cancelAccount'))
      await navigate('/user/cancelled', { state, replace: true })
      session.logout()
    },
  })
}
