import type { Self } from '@brilla/contract/accounts/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { selfKey } from '../../accounts/account/self.queries.ts'

/** Accepts a new version of the terms, or dismisses its notice. */
export function useAnswerTerms(route: 'acceptTerms' | 'dismissTermsNotice') {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: string) => api.call(route, { body: { version } }),
    onSuccess: () =>
      changeCache(queries, [selfKey], () =>
        queries.setQueryData<Self>(selfKey, (self) => self && { ...self, terms: null }),
      ),
  })
}
