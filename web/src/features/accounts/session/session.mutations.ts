import { useMutation } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'

/** Makes this session fresh with the password. */
export function useReauthenticate() {
  const { api } = useCore()
  return useMutation({
    mutationFn: (password: string) => api.call('reauthenticate', { body: { password } }),
  })
}
