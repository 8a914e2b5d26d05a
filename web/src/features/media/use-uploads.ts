import { useMemo, useSyncExternalStore } from 'react'
import { useCore, type Core } from '../../lib/context.tsx'
import { draftPrefix } from '../../lib/session.ts'
import { sessionScoped } from '../../lib/session-scoped.ts'
import { countsTowardLimit, type Upload, type UploadRules } from './upload.ts'
import { createUploads, type Uploads } from './uploads.ts'

export interface UploadList extends Uploads {
  items: readonly Upload[]
  /** How many count toward the limit. */
  taken: number
  /** The limit is reached. */
  full: boolean
}

/** The uploads of an account by their keys: they go on while another page is shown. */
const getRegistry = sessionScoped(
  () => new Map<string, Uploads>(),
  (registry) => {
    for (const uploads of registry.values()) uploads.close()
  },
)

function getUploads({ api, session }: Core, rules: UploadRules, key: string): Uploads {
  const registry = getRegistry(session)
  const uploads = registry.get(key) ?? createUploads(api, rules, `${draftPrefix}${key}`)
  registry.set(key, uploads)
  return uploads
}

/** The uploads of a post or message of the logged-in account, whose drafts are stored under `key`. */
export function useUploads(rules: UploadRules, key: string): UploadList {
  const core = useCore()
  const uploads = useMemo(() => getUploads(core, rules, key), [core, rules, key])
  const items = useSyncExternalStore(uploads.subscribe, uploads.list)
  const taken = items.filter(countsTowardLimit).length
  return { ...uploads, items, taken, full: taken >= rules.max }
}
