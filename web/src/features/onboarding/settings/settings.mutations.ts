import type { Self } from '@brilla/contract/accounts/account'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import type { NotificationFlag, PushFlag } from '@brilla/contract/notifications/notification-flags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Client } from '../../../lib/api.ts'
import type { Input } from '../../../lib/api.types.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { asLanguage, type Language } from '../../../lib/language.ts'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { selfKey, selfQuery } from '../../accounts/account/self.queries.ts'
import { sessionsKey } from './settings.queries.ts'

type Body = Input<'updateUser'>['body']
/** The booleans of earlier clients are not used. */
export type Settings = Omit<Body, 'showEmail' | 'showBirthdate' | 'showCity'> & {
  showEmail?: FieldAudience
  showBirthdate?: FieldAudience
  showCity?: FieldAudience
}

/** Updates the cached own account, or fetches it again. */
export function useSelfCache() {
  const core = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // The person is waiting: fail immediately when offline.
  const read = () =>
    queries.fetchQuery({ ...selfQuery(core), staleTime: 0, retry: false, networkMode: 'always' })
  return {
    read,
    cached: () => queries.getQueryData<Self>(selfKey),
    // A fetch in flight, for example after a reconnect, may have been answered before the change.
    show: (part: Partial<Self>) =>
      changeCache(queries, [selfKey], () =>
        queries.setQueryData<Self>(selfKey, (before) => before && { ...before, ...part }),
      ),
    /**
     * Fetches the account again after a save; a failed fetch is ignored, because the save succeeded. Logs out if the account
     * no longer exists (P-settings-5).
     */
    async refresh(): Promise<Self | undefined> {
      void queries.invalidateQueries({ queryKey: profileKey })
      await queries.cancelQueries({ queryKey: selfKey })
      const self = await read().catch(() => undefined)
      if (!self) await queries.invalidateQueries({ queryKey: selfKey, refetchType: 'none' })
      else if (!self.id) {
        core.session.logout()
        await navigate('/')
      }
      return self
    },
  }
}

export type WithReauth = <Response>(call: () => Promise<Response>) => Promise<Response>

const withoutReauth: WithReauth = (call) => call()

/** Saves the settings (`PUT users`) and takes over the new token and account. A new e-mail needs `withReauth`. */
export function useSaveSettings(withReauth = withoutReauth) {
  const { api, session } = useCore()
  const selfCache = useSelfCache()
  return useMutation({
    async mutationFn(settings: Settings) {
      const { token } = await withReauth(() => api.call('updateUser', { body: settings }))
      session.login(token)
      return selfCache.refresh()
    },
  })
}

/** The fields that every request has to contain. Not from the cache, which may be older or show what is not saved yet. */
async function readRequired(api: Client): Promise<Settings> {
  const { nombre, apellido, email, birthdate: fecha } = await api.call('getSelf')
  return { nombre, apellido, email, fecha }
}

/** Saves some settings and leaves the others unchanged. */
export function useSaveSomeSettings(withReauth = withoutReauth) {
  const { api } = useCore()
  const { mutateAsync: save } = useSaveSettings(withReauth)
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'settings' },
    mutationFn: async (part: Partial<Settings>) => save({ ...(await readRequired(api)), ...part }),
  })
}

/** Whether guests see a preview, or search engines list it, as options of an optimistic toggle. */
export function useGuestSwitch(self: Self, name: 'publicPreview' | 'searchEngines') {
  const selfCache = useSelfCache()
  const { mutateAsync: save } = useSaveSomeSettings()
  return {
    on: self[name],
    queryKeys: [selfKey],
    show: (on: boolean) => selfCache.show({ [name]: on }),
    send: (on: boolean) => save({ [name]: on }),
  }
}

/** Discards a new e-mail that is not confirmed. */
export function useCancelEmailChange() {
  const { api } = useCore()
  const selfCache = useSelfCache()
  return useMutation({
    mutationFn: () => api.call('cancelEmailChange'),
    onSuccess: () => selfCache.refresh(),
  })
}

/** Changes the address of the profile. */
export function useChangeProfileUrl() {
  const { api, session } = useCore()
  const selfCache = useSelfCache()
  return useMutation({
    async mutationFn(profile_url: string) {
      session.login((await api.call('changeProfileUrl', { body: { profile_url } })).token)
      await selfCache.refresh()
    },
  })
}

/** Sets a new password, which ends all other sessions. */
export function useChangePassword(withReauth: WithReauth) {
  const { api, session } = useCore()
  return useMutation({
    mutationFn: (newPassword: string) =>
      withReauth(() => api.call('changePassword', { body: { newPassword } })),
    onSuccess: ({ token }) => session.login(token),
  })
}

/** Changes the language of the interface and of the account's mails; both go back when the server refuses. */
export function useChangeLanguage() {
  const { i18n } = useTranslation()
  const { api, translator } = useCore()
  const selfCache = useSelfCache()
  return useMutation({
    async mutationFn(langCode: Language) {
      let saved: Promise<unknown> | undefined
      await translator.choose(langCode, () => (saved = api.call('changeLanguage', { body: { langCode } })))
      await saved
    },
    onMutate(langCode) {
      selfCache.show({ langCode })
      return { previous: asLanguage(i18n.language) }
    },
    async onError(_error, _langCode, context) {
      if (!context) return
      selfCache.show({ langCode: context.previous })
      await translator.change(context.previous)
    },
  })
}

/** Whether mails or push notifications of one kind are sent, as options of an optimistic toggle. */
export function useMailToggle(self: Self, type: NotificationFlag) {
  const { api } = useCore()
  const selfCache = useSelfCache()
  return {
    on: self[type],
    queryKeys: [selfKey],
    show: (on: boolean) => selfCache.show({ [type]: on }),
    send: (status: boolean) => api.call('setNotification', { body: { type, status } }),
  }
}

/** `useMailToggle` for push notifications. */
export function usePushToggle(self: Self, type: PushFlag) {
  const { api } = useCore()
  const selfCache = useSelfCache()
  return {
    on: self.push[type],
    queryKeys: [selfKey],
    show: (on: boolean) => selfCache.show({ push: { ...(selfCache.cached() ?? self).push, [type]: on } }),
    send: (status: boolean) => api.call('setNotification', { body: { type, status, channel: 'push' } }),
  }
}

/** Ends a session by its id, or all others without one. */
export function useEndSession(withReauth: WithReauth) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) =>
      withReauth(() =>
        id === undefined ? api.call('endOtherSessions') : api.call('endSession', { params: { id } }),
      ),
    // Also after an error: the session may have ended elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}
