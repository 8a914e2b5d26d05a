import { countCharacters } from '@brilla/contract/platform/truncate'
import { useEffect, useEffectEvent } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import type { Contact } from '@brilla/contract/conversations/message'
import { useClaims } from '../../../lib/context.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { useSaveDraft } from './message.mutations.ts'

/** Milliseconds without typing after which the draft is sent to the server. */
const saveDelay = 800

/** The text that is kept in this browser for a contact; it may be theirs whom the reader cannot see any more. */
export const useKeptDraft = (contactId: string | undefined): string =>
  useDraft(`message ${useClaims()?.sub ?? ''} ${contactId ?? ''}`)[0]

/**
 * What is typed for a contact (P-messages-4): kept in this browser at once, and on the server for the other devices. What
 * another device has typed is taken over, unless something newer was typed here.
 */
export function useMessageDraft(
  contact: Contact,
): [text: string, setText: (text: string) => void, clear: () => void] {
  const name = `${useClaims()?.sub ?? ''} ${contact.id}`
  const [text, setText] = useDraft(`message ${name}`)
  /** What the server has, as far as this browser knows: only what it has confirmed, since a page that is left cannot take it back. */
  const [synced, setSynced] = useDraft(`message-synced ${name}`)
  const { mutateAsync, isPending, variables } = useSaveDraft(contact)

  async function save(next: string) {
    try {
      await mutateAsync(next)
      setSynced(next)
    } catch {
      // It is saved with the next change or visit.
    }
  }

  const adopt = useEffectEvent((draft: string) => {
    if (isPending || text !== synced || draft === synced) return
    setSynced(draft)
    setText(draft)
  })
  useEffect(() => adopt(contact.draft), [contact.draft])

  const saveUnsaved = useEffectEvent((typed = text) => {
    const sent = isPending ? variables : synced
    // What is too long to be sent stays in this browser.
    if (typed !== sent && countCharacters(typed) <= limits.messageMax) void save(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => saveUnsaved(text), saveDelay)
    return () => clearTimeout(timer)
  }, [text])
  // What was typed last must not wait for the next visit.
  useEffect(() => () => saveUnsaved(), [])

  const clear = () => {
    setText('')
    if (synced !== '' || isPending) void save('')
  }
  return [text, setText, clear]
}
