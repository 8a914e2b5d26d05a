import type { Message } from '@brilla/contract/conversations/message'

/**
 * The message that a report of a request is about: the newest that was received, one that can be read before those that were
 * withdrawn, which can be reported too (P-moderation-5).
 */
export function findReportable(messages: readonly Message[], selfId: string): string | undefined {
  const received = messages.filter(({ sender }) => sender.id !== selfId)
  return (received.findLast(({ withdrawn }) => !withdrawn) ?? received.at(-1))?.id
}
