import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { VerificationRequest } from '@brilla/contract/safety/moderation-verification'
import type { VerificationCheck } from '@brilla/contract/safety/verification-checks'
import { useCore } from '../../../../lib/context.tsx'
import { getErrorText } from '../../../../lib/error-text.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { undoToastDuration } from '../moderation.mutations.ts'
import { deskAccountKey } from '../moderation.queries.ts'
import { verificationKey, verificationsKey } from './verification-desk.queries.ts'

/** Several toasts would cover the next requests of a moderator who decides quickly. */
const toastGroup = 'decision'

export interface VerificationDecision {
  decision: 'approve' | 'refuse'
  checked: VerificationCheck[]
  reason: string
  note: string
}

function store(queries: QueryClient, changed: VerificationRequest): void {
  queries.setQueryData(verificationKey(changed.id), changed)
  void queries.invalidateQueries({ queryKey: verificationsKey })
  void queries.invalidateQueries({ queryKey: deskAccountKey(changed.person.id) })
}

/** Decides a request; the toast undoes it and opens it again. */
export function useDecideVerification(
  id: string,
  { onDecided, onUndone }: { onDecided: () => void; onUndone: () => void },
) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t } = useTranslation('verificationDesk')
  const { t: core } = useTranslation()
  const undo = useUndoVerification(id, onUndone)
  return async ({ decision, checked, reason, note }: VerificationDecision) => {
    const params = { id }
    const sending =
      decision === 'approve'
        ? api.call('approveVerification', { params, body: { checked, note } })
        : api.call('refuseVerification', { params, body: { reason, note } })
    const decided = await sending.catch((error: unknown) => {
      // Another moderator may have decided it, or the agency sent another one.
      void queries.invalidateQueries({ queryKey: verificationsKey })
      void queries.invalidateQueries({ queryKey: verificationKey(id) })
      throw error
    })
    store(queries, decided)
    toast(t(`done.${decision}`, { name: decided.person.fullname }), {
      group: toastGroup,
      duration: undoToastDuration,
      action: { label: core('undo'), onPress: () => undo.mutate() },
    })
    onDecided()
  }
}

export function useUndoVerification(id: string, onUndone: () => void) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t, i18n } = useTranslation('verificationDesk')
  return useMutation({
    mutationFn: () => api.call('undoVerification', { params: { id } }),
    onSuccess(reopened) {
      store(queries, reopened)
      toast(t('undone', { name: reopened.person.fullname }), { group: toastGroup })
      onUndone()
    },
    onError(error) {
      toast(getErrorText(error, i18n))
      void queries.invalidateQueries({ queryKey: verificationKey(id) })
    },
  })
}
