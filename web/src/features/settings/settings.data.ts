import type { Self } from '@brilla/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { type Settings, savedIn } from './saved.ts'
import { selfKey, selfQuery } from '../account/self.queries.ts'

/** The own record on this page, changed at once or read again. */
export function useSelfCache() {
  const core = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // Somebody waits for it: where there is no connection, it says so at once.
  const read = () =>
    queries.fetchQuery({ ...selfQuery(core), staleTime: 0, retry: false, networkMode: 'always' })
  return {
    read,
    show: (part: Partial<Self>) =>
      queries.setQueryData<Self>(selfKey, (before) => before && { ...before, ...part }),
    /**
     * Reads it again after something was `saved`, which is shown meanwhile, and also where the reading fails:
     * it is saved all the same. An account that is gone by then logs out (P-settings-5).
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

/** Saves what is handed over of the settings (PUT users) and takes the new token and record. */
export function useSaveSettings() {
  const { api, session } = useCore()
  const own = useSelfCache()

  async function put(body: Settings) {
    session.login((await api.call('updateUser', { body })).token)
    await own.refresh((before) => savedIn(before, body))
  }
  return {
    saveAll: put,
    /** One part of it; the form's required fields go along as they stand on the server by now. */
    async savePart(part: Partial<Settings>) {
      const { nombre, apellido, email, birthdate: fecha } = await own.read()
      await put({ nombre, apellido, email, fecha, ...part })
    },
  }
}
