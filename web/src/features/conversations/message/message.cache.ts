import type { Self } from '@brilla/contract/accounts/account'
import type { Contact, Message } from '@brilla/contract/conversations/message'
import { findPreviewType, previewText } from '@brilla/contract/conversations/message-preview'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { contactKey, contactListKey, threadKey } from './message.keys.ts'
import type { ThreadPage } from './thread-pages.ts'

export type Thread = InfiniteData<ThreadPage>
export type ContactList = InfiniteData<{ rows: Contact[]; count: number }>

/** Adds a message to its conversation, once; the order is that of the server's times. */
export function addToThread(queries: QueryClient, profileUrl: string, message: Message): void {
  queries.setQueryData<Thread>([...threadKey, profileUrl], (thread) => {
    const [newest, ...older] = thread?.pages ?? []
    if (!thread || !newest) return thread
    const isKnown = thread.pages.some(({ rows }) => rows.some(({ id }) => id === message.id))
    if (isKnown) return thread
    const index = newest.rows.findLastIndex(({ createdAt }) => createdAt < message.createdAt) + 1
    return { ...thread, pages: [{ ...newest, rows: newest.rows.toSpliced(index, 0, message) }, ...older] }
  })
}

/** Changes a message wherever it is shown. */
export function updateMessage(
  queries: QueryClient,
  id: string,
  change: (message: Message) => Partial<Message>,
): void {
  queries.setQueriesData<Thread>({ queryKey: threadKey }, (thread) => {
    if (!thread?.pages.some(({ rows }) => rows.some((row) => row.id === id))) return thread
    return {
      ...thread,
      pages: thread.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row)),
      })),
    }
  })
}

/** What remains of a message that was withdrawn. */
export const withdrawn = {
  message: '',
  files: [],
  isShare: false,
  sharedPost: null,
  sharedProfile: null,
  warning: null,
  withdrawn: true,
} satisfies Partial<Message>

/** A contact from any cached query; by its id, since an event of one's own other tab names nothing else. */
export function findContact(queries: QueryClient, id: string): Contact | undefined {
  for (const [, contact] of queries.getQueriesData<Contact>({ queryKey: contactKey }))
    if (contact?.id === id) return contact
  for (const [, list] of queries.getQueriesData<ContactList>({ queryKey: contactListKey }))
    for (const { rows } of list?.pages ?? []) {
      const found = rows.find((row) => row.id === id)
      if (found) return found
    }
  return undefined
}

/** Changes a contact wherever it is shown. */
export function updateContact(
  queries: QueryClient,
  id: string,
  change: (contact: Contact) => Partial<Contact>,
): void {
  queries.setQueriesData<Contact>({ queryKey: contactKey }, (contact) =>
    contact?.id === id ? { ...contact, ...change(contact) } : contact,
  )
  queries.setQueriesData<ContactList>({ queryKey: contactListKey }, (list) => {
    if (!list?.pages.some(({ rows }) => rows.some((row) => row.id === id))) return list
    return {
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row)),
      })),
    }
  })
}

/** Moves a contact to the top of the lists that have it, if the message is newer than what they show. */
function raiseContact(queries: QueryClient, id: string, message: Message): void {
  queries.setQueriesData<ContactList>({ queryKey: contactListKey }, (list) => {
    const contact = list?.pages.flatMap(({ rows }) => rows).find((row) => row.id === id)
    if (!list || !contact || !isNewer(contact, message)) return list
    return {
      ...list,
      pages: list.pages.map((page, index) => {
        const rows = page.rows.filter((row) => row.id !== id)
        return { ...page, rows: index === 0 ? [contact, ...rows] : rows }
      }),
    }
  })
}

/**
 * Applies a message to its contact: preview, order and unread count. A message that is not newer than the last one has been
 * applied before, since times strictly increase in a conversation.
 */
export function applyToContact(queries: QueryClient, id: string, message: Message, isOwn: boolean): void {
  raiseContact(queries, id, message)
  updateContact(queries, id, (contact) =>
    isNewer(contact, message)
      ? {
          lastContact: message.createdAt,
          lastMessage: previewText(message.message) || null,
          lastMessageType: findPreviewType({ ...message, text: message.message }),
          lastMessageIsOwn: isOwn,
          // Writing accepts a request and reads what came before.
          ...(isOwn ? { request: false, unread: 0 } : { unread: contact.unread + 1 }),
        }
      : {},
  )
}

/** Whether the contact does not show the message or a later one yet. */
export const isNewer = ({ lastContact }: Contact, { createdAt }: Message) =>
  lastContact === null || createdAt > lastContact

/** Changes the number of unread messages over all conversations. */
export function changeUnreadTotal(queries: QueryClient, change: (total: number) => number): void {
  queries.setQueryData<Self>(
    selfKey,
    (self) => self && { ...self, unreadMessagesCount: Math.max(0, change(self.unreadMessagesCount)) },
  )
}
