import type { Self } from '@brilla/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Input } from '../core/api.types.ts'
import { useCore } from '../core/context.tsx'
import { selfKey, selfQuery } from '../core/query.tsx'

type Settings = Input<'updateUser'>['body']

/** The own record on this page, changed at once or read again. */
export function useOwnRecord() {
  const core = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const read = () => queries.fetchQuery({ ...selfQuery(core), staleTime: 0 })
  return {
    read,
    show: (part: Partial<Self>) =>
      queries.setQueryData<Self>(selfKey, (before) => before && { ...before, ...part }),
    /** platform.md section 4: "if the refreshed user is empty, delete the token and go to /". */
    async refresh() {
      const self = await read()
      await queries.invalidateQueries({ queryKey: ['profile'] })
      if (self.id) return
      core.session.logout()
      await navigate('/')
    },
  }
}

/** Saves what is handed over of the settings (PUT users) and takes the new token and record. */
export function useSaveSettings() {
  const { api, session } = useCore()
  const own = useOwnRecord()

  async function put(body: Settings) {
    session.login((await api.call('updateUser', { body })).token)
    await own.refresh()
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
