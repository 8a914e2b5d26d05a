import type { Self } from '@brilla/contract/accounts/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import type { FactsBody } from './facts-form.ts'

/** Saves parts of the facts; returns all of them as they are stored. */
export function useSaveFacts() {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: FactsBody) => api.call('saveFacts', { body }),
    onSuccess(facts) {
      changeCache(queries, [selfKey], () =>
        queries.setQueryData<Self>(selfKey, (self) => self && { ...self, facts }),
      )
      return queries.invalidateQueries({ queryKey: profileKey })
    },
  })
}
