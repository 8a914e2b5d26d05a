import type { Self } from '@brilla/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { selfKey } from '../account/self.queries.ts'

/** Saves a step of the wizard. */
export function useSaveWizard() {
  const { api, translator } = useCore()
  const queries = useQueryClient()
  return async (step: { biography: string } | { shareContats: string[] }): Promise<void> => {
    await api.call('saveWizard', { body: { ...step, lang: translator.language() } })
    if (!('biography' in step)) return
    queries.setQueryData<Self>(selfKey, (self) => self && { ...self, biography: step.biography })
    await queries.invalidateQueries({ queryKey: ['profile'] })
  }
}

/** Saves the agency form and takes the new token, which contains the name. */
export function useSetUpAgency() {
  const { api, session } = useCore()
  const queries = useQueryClient()
  return async (body: Input<'setUpAgency'>['body']): Promise<void> => {
    session.login((await api.call('setUpAgency', { body })).token)
    await Promise.all([selfKey, ['profile']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
