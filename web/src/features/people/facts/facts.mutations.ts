import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { reread } from '../../../lib/reread-all.ts'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import type { FactsBody } from './facts-form.ts'

/** Saves parts of the facts; returns all of them as they are stored. */
export function useSaveFacts() {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: FactsBody) => api.call('saveFacts', { body }),
    onSuccess: () => reread(queries, [selfKey, profileKey]),
  })
}
