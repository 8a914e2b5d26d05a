/** The conversations of the demonstration data, written at their times in the past. */
import { newcomers, type Conversation } from './data.ts'
import { daysBefore, type World } from './world.ts'

const minute = 60 * 1000

/** Names the seeding step of a conversation; the same at every start. */
export const getStepName = ({ between }: Conversation): string => `talk ${between.join(' ')}`

/** Writes all messages of a conversation and marks them as read, except for the unread ones. Idempotent. */
export async function writeConversation(world: World, conversation: Conversation): Promise<void> {
  const { client, now } = world
  const { between, messages, daysAgo, unread } = conversation
  const [one, other] = between.map((key) => getAccountId(world, key))
  if (one === undefined || other === undefined) return
  let at = daysBefore(now, daysAgo)
  /** The time of the last message that was read, which is a read mark. */
  let readUpTo: string | undefined
  for (const [index, { by, text, minutesLater, share }] of messages.entries()) {
    at = new Date(Math.min(at.getTime() + minutesLater * minute, now.getTime() - minute))
    const [sender, receiverId] = by === between[0] ? [one, other] : [other, one]
    // A seeding that was stopped repeats its last step: the identifier keeps messages from being sent twice.
    const clientId = `demo ${getStepName(conversation)} ${index}`
    const sent = await client.tryRequest(at, sender, 'sendMessage', {
      body: { receiverId, message: text, clientId, ...getShared(world, share) },
    })
    if (sent && index < messages.length - unread) readUpTo = sent.createdAt
  }
  if (readUpTo === undefined) return
  for (const [reader, contact] of [
    [one, other],
    [other, one],
  ] as const) {
    const body = { profile_url: contact, upTo: readUpTo }
    await client.tryRequest(at, reader, 'markConversationRead', { body })
  }
}

function getShared(world: World, share: Conversation['messages'][number]['share']) {
  if (!share) return {}
  return 'post' in share
    ? { sharedPostId: world.getId(`post ${share.post}`) }
    : { sharedProfileId: getAccountId(world, share.profile) }
}

function getAccountId({ getId }: World, key: string): string {
  return getId(newcomers.some((newcomer) => newcomer.key === key) ? `begin ${key}` : `join ${key}`)
}
