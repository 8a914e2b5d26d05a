import { useSyncExternalStore } from 'react'
import type { Contact } from '@brilla/contract/conversations/message'
import { useCore, type Core } from '../../../lib/context.tsx'
import { sessionScoped } from '../../../lib/session-scoped.ts'
import { draftPrefix } from '../../../lib/session.ts'
import { createUploads, type Uploads } from '../../media/uploads.ts'
import { messageFileRules } from './message-file-rules.ts'

/** The uploads of each conversation, by the contact's id: they go on while another page is shown. */
const getRegistry = sessionScoped(
  () => new Map<string, Uploads>(),
  (registry) => {
    for (const uploads of registry.values()) uploads.close()
  },
)

function getOrCreate({ api, session }: Core, contactId: string): Uploads {
  const registry = getRegistry(session)
  const known = registry.get(contactId)
  if (known) return known
  const key = `${draftPrefix}message files ${session.claims()?.sub ?? ''} ${contactId}`
  const created = createUploads(api, messageFileRules, key)
  registry.set(contactId, created)
  return created
}

/** The files that are attached to the message to a contact. */
export function useMessageUploads({ id }: Pick<Contact, 'id'>) {
  const uploads = getOrCreate(useCore(), id)
  const items = useSyncExternalStore(uploads.subscribe, uploads.list)
  return { uploads, items }
}
