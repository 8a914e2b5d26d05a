import type { Self } from '@brilla/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { type Settings, applySettings } from './saved.ts'
import { selfKey, selfQuery } from '../account/self.queries.ts'

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
    show: (part: Partial<Self>) =>
      queries.setQueryData<Self>(selfKey, (before) => before && { ...before, ...part }),
    /**
     * Shows the `saved` fields and fetches the account again; a failed fetch is ignored, because the save succeeded.
     * Logs out if the account no longer exists (P-settings-5).
     */
    async refresh(saved: (before: Self) => Partial<Self>) {
      queries.setQueryData<Self>(selfKey, (before) => before && { ...before, ...saved(before) })
      void queries.invalidateQueries({ queryKey: ['profile'] })
      const self = await read().catch(() => undefined)
      if (!self) return queries.invalidateQueries({ queryKey: selfKey, refetchType: 'none' })
      if (self.id) return
      core.session.logout()
      await navigate('/')
    },
  }
}

/** Saves settings (`PUT users`) and takes over the new token and account. */
export function useSaveSettings() {
  const { api, session } = useCore()
  const selfCache = useSelfCache()

  async function put(body: Settings) {
    session.login((await api.call('updateUser', { body })).token)
    await selfCache.refresh((before) => applySettings(before, body))
  }
  return {
    saveAll: put,
    /** Saves some settings together with the required fields, freshly read from the server. */
    async savePart(part: Partial<Settings>) {
      const { nombre, apellido, email, birthdate: fecha } = await selfCache.read()
      await put({ nombre, apellido, email, fecha, ...part })
    },
  }
}
