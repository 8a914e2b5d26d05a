import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { selfKey } from '../../accounts/account/self.queries.ts'

/** Accepts a new version of the terms, or dismisses its notice. */
export function useAnswerTerms(route: 'acceptTerms' | 'dismissTermsNotice') {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: string) => api.call(route, { body: { version } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: selfKey }),
  })
}
