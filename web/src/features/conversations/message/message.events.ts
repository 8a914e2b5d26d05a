import type { Contact } from '@brilla/contract/conversations/message'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { rereadSoon } from '../../../lib/reread-all.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { addToThread, updateMessage, withdrawn } from './message.cache.ts'
import { contactKey, contactListKey, threadKey, typingKey } from './message.keys.ts'

type Payload<Event extends keyof ServerEvents> = Parameters<ServerEvents[Event]>[0]

/** The queries that say what was last written with whom, and how much of it is unread. */
export const contactKeys: readonly QueryKey[] = [contactKey, contactListKey, selfKey]
/** The queries that events of conversations change. */
export const conversationKeys: readonly QueryKey[] = [threadKey, ...contactKeys]

/** A message arrived, or, without a count, was sent by oneself, also from this tab: that event does not name the contact. */
export function receiveMessage(queries: QueryClient, { actor, message, unread }: Payload<'message'>): void {
  const isOwn = unread === undefined
  const profileUrl = isOwn ? findProfileUrl(queries, message.receiverId) : actor.profile_url
  if (profileUrl === undefined) return rereadSoon(queries, conversationKeys)
  const thread = [...threadKey, profileUrl]
  changeCache(queries, [thread], () => addToThread(queries, profileUrl, message))
  if (!isOwn) queries.setQueryData([...typingKey, profileUrl], 0)
  const isLoaded = queries.getQueryData(thread) !== undefined
  rereadSoon(queries, isLoaded ? contactKeys : [thread, ...contactKeys])
}

function findProfileUrl(queries: QueryClient, contactId: string): string | undefined {
  const contacts = queries.getQueriesData<Contact>({ queryKey: contactKey })
  return contacts.find(([, contact]) => contact?.id === contactId)?.[1]?.profile_url
}

/** Messages were read: the contact's by oneself on another device, or one's own by the contact. */
export const applyRead = (queries: QueryClient, { own }: Payload<'read'>): void =>
  rereadSoon(queries, own ? contactKeys : [contactKey, contactListKey])

/** A message was withdrawn by its sender: its files are gone. It may have been the last one, or unread. */
export function applyWithdrawal(queries: QueryClient, { id }: Payload<'withdrawn'>): void {
  changeCache(queries, [threadKey], () => updateMessage(queries, id, () => withdrawn))
  rereadSoon(queries, conversationKeys)
}

/** The contact is typing. */
export function applyTyping(queries: QueryClient, { profile_url }: Payload<'typing'>): void {
  queries.setQueryData([...typingKey, profile_url], Date.now())
}
