import type { Self } from '@brilla/contract/accounts/account'
import type { NotificationFlag, PushFlag } from '@brilla/contract/notifications/notification-flags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import type { Client } from '../../../lib/api.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { asLanguage, type Language } from '../../../lib/language.ts'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { selfKey, selfQuery } from '../../accounts/account/self.queries.ts'
import { applySettings, type Settings } from './apply-settings.ts'
import { sessionsKey } from './settings.queries.ts'

/** Updates the cached own account, or fetches it again. */
export function useSelfCache() {
  const core = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // The person is waiting: fail immediately when offline.
  const read = () =>
    queries.fetchQuery({ ...selfQuery(core), staleTime: 0, retry: false, networkMode: 'always' })
  // A fetch in flight, for example after a reconnect, may have been answered before the change.
  const write = (change: (before: Self) => Partial<Self>) =>
    changeCache(queries, [selfKey], () =>
      queries.setQueryData<Self>(selfKey, (before) => before && { ...before, ...change(before) }),
    )
  return {
    read,
    cached: () => queries.getQueryData<Self>(selfKey),
    show: (part: Partial<Self>) => write(() => part),
    /**
     * Shows the `saved` fields and fetches the account again; a failed fetch is ignored, because the save succeeded.
     * Logs out if the account no longer exists (P-settings-5).
     */
    async refresh(saved: (before: Self) => Partial<Self>) {
      write(saved)
      void queries.invalidateQueries({ queryKey: profileKey })
      const self = await read().catch(() => undefined)
      if (!self) return queries.invalidateQueries({ queryKey: selfKey, refetchType: 'none' })
      if (self.id) return
      core.session.logout()
      await navigate('/')
    },
  }
}

type WithReauth = <Response>(call: () => Promise<Response>) => Promise<Response>

const withoutReauth: WithReauth = (call) => call()

/** Saves the settings (`PUT users`) and takes over the new token and account. A new e-mail needs `withReauth`. */
export function useSaveSettings(withReauth = withoutReauth) {
  const { api, session } = useCore()
  const selfCache = useSelfCache()
  return useMutation({
    async mutationFn(settings: Settings) {
      const { token } = await withReauth(() => api.call('updateUser', { body: settings }))
      session.login(token)
      await selfCache.refresh((before) => applySettings(before, settings))
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
    onSuccess: () => selfCache.refresh(() => ({ pendingEmail: null })),
  })
}

/** Changes the address of the profile. */
export function useChangeProfileUrl() {
  const { api, session } = useCore()
  const selfCache = useSelfCache()
  return useMutation({
    async mutationFn(profile_url: string) {
      session.login((await api.call('changeProfileUrl', { body: { profile_url } })).token)
      await selfCache.refresh(() => ({ profile_url }))
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
      await translator.change(langCode)
      await api.call('changeLanguage', { body: { langCode } })
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
export function useEndSession() {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined ? api.call('endOtherSessions') : api.call('endSession', { params: { id } }),
    // Also after an error: the session may have ended elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}
