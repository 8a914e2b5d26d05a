import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import type { Input } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { intendedPath } from '../../../lib/intent.ts'
import { reread } from '../../../lib/reread-all.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'

/** Saves the biography of the wizard. */
export function useSaveBiography() {
  const { api, translator } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (biography: string) =>
      api.call('saveWizard', { body: { biography, lang: translator.language() } }),
    onSuccess: () => reread(queries, [selfKey, profileKey]),
  })
}

/** Sends invitations to these addresses; empty ones are ignored. */
export function useInvite() {
  const { api, translator } = useCore()
  return useMutation({
    mutationFn: (shareContats: string[]) =>
      api.call('saveWizard', { body: { shareContats, lang: translator.language() } }),
  })
}

/** Saves the agency form, takes the new token, which contains the name, and continues to explore (P-wizard-6), or to the profile that it came for. */
export function useSetUpAgency() {
  const { t } = useTranslation('wizard')
  const { api, session } = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return useMutation({
    async mutationFn(body: Input<'setUpAgency'>['body']) {
      session.login((await api.call('setUpAgency', { body })).token)
      await reread(queries, [selfKey, profileKey])
    },
    async onSuccess(_, { agencyName }) {
      toast(t('agency.ready', { name: agencyName.trim() }))
      await navigate(intendedPath() ?? '/explorar', { replace: true })
    },
  })
}
