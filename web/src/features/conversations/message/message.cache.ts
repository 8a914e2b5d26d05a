import type { Self } from '@brilla/contract/accounts/account'
import type { Contact, Message } from '@brilla/contract/conversations/message'
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

/** Changes the number of unread messages over all conversations. */
export function changeUnreadTotal(queries: QueryClient, change: (total: number) => number): void {
  queries.setQueryData<Self>(
    selfKey,
    (self) => self && { ...self, unreadMessagesCount: Math.max(0, change(self.unreadMessagesCount)) },
  )
}
