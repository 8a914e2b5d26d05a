import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import type { UndoableAction } from '@brilla/contract/safety/moderation-shapes'
import { ApiError, type Client } from '../../../lib/api.ts'
import type { Input } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { caseKey, casesKey, deskAccountKey, moderationKey } from './moderation.queries.ts'
import { verificationKey } from './verification/verification-desk.queries.ts'

export type DecisionBody = Input<'decideCase'>['body']

/** Milliseconds that the toast with the action that undoes a decision stays. */
export const undoToastDuration = 15_000
/** Several of them would cover the next cases of a moderator who decides quickly. */
const toastGroup = 'decision'

function storeCase(queries: QueryClient, changed: ModerationCase): void {
  queries.setQueryData(caseKey(changed.id), changed)
  void queries.invalidateQueries({ queryKey: casesKey })
  void queries.invalidateQueries({ queryKey: deskAccountKey(changed.person.id) })
}

/** How what several moderators could decide is claimed, and given back also while the page is being left. */
const claims = {
  case: {
    key: caseKey,
    claim: (api: Client, id: string) => api.call('claimCase', { params: { id } }),
    release: (api: Client, id: string) => api.call('releaseCase', { params: { id } }, { keepalive: true }),
  },
  verification: {
    key: verificationKey,
    claim: (api: Client, id: string) => api.call('claimVerification', { params: { id } }),
    release: (api: Client, id: string) =>
      api.call('releaseVerification', { params: { id } }, { keepalive: true }),
  },
}

/** Keeps a case or a request claimed while it is open on the screen, so that nobody else decides it. */
export function useClaim(kind: keyof typeof claims, id: string, isClaimable: boolean): void {
  const { key, claim, release } = claims[kind]
  const { api } = useCore()
  const queries = useQueryClient()
  const { mutate: change } = useMutation({
    // One after the other, also when the case is left and opened again: a release that arrives late would end the new
    // claim, and a late claim would outlast its release.
    scope: { id: `claim ${id}` },
    async mutationFn(isClaimed: boolean) {
      await (isClaimed ? claim(api, id) : release(api, id))
    },
    onError(_, isClaimed) {
      // Somebody else may have claimed or decided it, which is said once it is read again.
      if (isClaimed) void queries.invalidateQueries({ queryKey: key(id) })
    },
  })
  useEffect(() => {
    if (!isClaimable) return
    change(true)
    const timer = setInterval(() => change(true), (limits.claimMinutes * 60_000) / 2)
    // A tab that is closed has no time for what is queued; one that returns from the history claims again.
    const releaseNow = () => void release(api, id).catch(() => undefined)
    const claimAgain = ({ persisted }: PageTransitionEvent) => persisted && change(true)
    addEventListener('pagehide', releaseNow)
    addEventListener('pageshow', claimAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', releaseNow)
      removeEventListener('pageshow', claimAgain)
      change(false)
    }
  }, [api, change, id, isClaimable, release])
}

/** Decides a case; the toast undoes it and opens it again. */
export function useDecide(
  id: string,
  { onDecided, onUndone }: { onDecided: () => void; onUndone: () => void },
) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t } = useTranslation('moderation')
  const { t: core } = useTranslation()
  const undo = useUndo(id, onUndone)
  return async (body: DecisionBody) => {
    const decided = await api.call('decideCase', { params: { id }, body }).catch((error: unknown) => {
      // Another moderator has claimed or decided it: the case says who and how once it is read again.
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: moderationKey })
      throw error
    })
    storeCase(queries, decided)
    toast(t(`decided.${body.decision}`, { number: decided.number }), {
      group: toastGroup,
      duration: undoToastDuration,
      action: { label: core('undo'), onPress: () => undo.mutate() },
    })
    onDecided()
  }
}

export function useUndo(id: string, onUndone: () => void) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t, i18n } = useTranslation('moderation')
  return useMutation({
    mutationFn: () => api.call('undoDecision', { params: { id } }),
    onSuccess(reopened) {
      storeCase(queries, reopened)
      toast(t('undone', { number: reopened.number }), { group: toastGroup })
      onUndone()
    },
    onError(error) {
      toast(getErrorText(error, i18n))
      // The time is over: the case no longer offers it.
      void queries.invalidateQueries({ queryKey: caseKey(id) })
    },
  })
}

/** What can be done to an account, with the fields that its request has besides the reason and the note. */
export type AccountAction = 'suspend' | 'lift' | 'birthdate' | 'unblock' | 'unverify'

interface AccountChange {
  reason: string
  note: string
  until: string | null
  birthdate: string
  otherId: string
  contactId: string | undefined
}

/** Changes an account from the desk, shows the result wherever the account is on the screen, and returns what can be undone. */
export function useChangeAccount(id: string, action: AccountAction) {
  const { api } = useCore()
  const queries = useQueryClient()
  const params = { id }
  const send = ({
    reason,
    note,
    until,
    birthdate,
    otherId,
    contactId,
  }: AccountChange): Promise<DeskAccount> => {
    const why = { reason, note }
    if (action === 'suspend') return api.call('suspendPerson', { params, body: { ...why, until } })
    if (action === 'lift') return api.call('liftPerson', { params, body: why })
    if (action === 'birthdate')
      return api.call('correctBirthdate', {
        params,
        body: { ...why, birthdate, ...(contactId && { contactId }) },
      })
    if (action === 'unblock') return api.call('liftBlock', { params, body: { ...why, otherId } })
    return api.call('unverifyAgency', { params, body: why })
  }
  return async (change: AccountChange): Promise<Undoable | undefined> => {
    const changed = await send(change)
    storeAccount(queries, changed)
    if (action === 'suspend') return { action }
    const undoable = changed.undoableChanges.find((each) => each.action === action)
    return undoable && { action: undoable.action, changeId: undoable.id }
  }
}

function storeAccount(queries: QueryClient, changed: DeskAccount): void {
  queries.setQueryData(deskAccountKey(changed.id), changed)
  void queries.invalidateQueries({
    queryKey: moderationKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'account',
  })
}

/** What can be undone of an account: a suspension without a case, or another change, which has an id. */
export interface Undoable {
  action: 'suspend' | UndoableAction
  changeId?: string
}

/** Undoes what the caller has changed of an account. */
export function useUndoChange(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t, i18n } = useTranslation('moderation')
  return useMutation({
    mutationFn: ({ changeId }: Undoable) =>
      changeId === undefined
        ? api.call('undoSuspension', { params: { id } })
        : api.call('undoChange', { params: { id, changeId } }),
    onSuccess(changed, { action }) {
      storeAccount(queries, changed)
      toast(t(`action.${action}.undone`))
    },
    onError(error) {
      toast(getErrorText(error, i18n))
      void queries.invalidateQueries({ queryKey: deskAccountKey(id) })
    },
  })
}
