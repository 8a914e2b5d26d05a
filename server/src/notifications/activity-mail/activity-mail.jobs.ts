/** Mails about activity: daily digests, and messages that stay unread (P-notifications-2, P-notifications-16). */
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import { requestsPath } from '@brilla/contract/conversations/message-paths'
import { type NotificationFlag, notificationFlags } from '@brilla/contract/notifications/notification-flags'
import type { Context } from '../../context.ts'
import { type AboutMessage, messageSent, messageUnplanned } from '../../conversations/message/index.ts'
import { listUnreadTexts } from '../notification/index.ts'
import { day, hour, minute } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { type EventHandler, handleInBatches } from '../../platform/outbox/index.ts'
import * as store from './activity-mail.store.ts'
import { activityMails, phrases } from './activity-mail.texts.ts'
import { createUnsubscribeUrl } from './unsubscribe.ts'

const digestJob = 'activity-mail.digest'
const unreadJob = 'activity-mail.unread'

const batchSize = 500
/** What one mail lists. */
const listedMax = 8

const paths: Record<NotificationFlag, string> = {
  followers: '/notificaciones',
  following: '/notificaciones',
  photos_videos: '/noticias',
  messages: '/conversaciones',
  // It begins with the saved searches.
  searches: '/explorar',
}

interface Digest {
  items: string[]
  /** How many there are, with those that are not listed. */
  total: number
  /** The page to link when it is not that of the flag. */
  path?: string | undefined
}

async function sendActivityMail(
  context: Context,
  flag: NotificationFlag,
  recipient: store.Recipient,
  { items, total, path }: Digest,
): Promise<void> {
  const { config, mail } = context
  const language: Language = recipient.language === 'en' ? 'en' : 'es'
  const texts = phrases[language]
  const listed = items.slice(0, listedMax)
  const unsubscribeUrl = createUnsubscribeUrl(context, flag, recipient.id)
  const written = writeMail(activityMails[flag], {
    to: recipient.email,
    language,
    values: { name: recipient.first_name },
    items: total > listed.length ? [...listed, texts.more(total - listed.length)] : listed,
    url: `${config.PUBLIC_URL}${path ?? paths[flag]}`,
    links: [
      { label: texts.unsubscribe, url: unsubscribeUrl },
      { label: texts.settings, url: `${config.PUBLIC_URL}/user/settings/notifications` },
    ],
  })
  await mail.send({
    ...written,
    // RFC 8058.
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/** The contents of each digest. */
const digests: Record<
  NotificationFlag,
  (context: Context, recipient: store.Recipient, since: Date) => Promise<Digest>
> = {
  followers: ({ db }, { id, language }, since) =>
    listUnreadTexts(db, id, { types: ['FOLLOWER'], since, language, limit: listedMax }),
  following: ({ db }, { id, language }, since) =>
    listUnreadTexts(db, id, {
      types: ['COMMENT', 'REPLY', 'MENTION', 'SHARE', 'LIKE_POST', 'LIKE_COMMENT'],
      since,
      language,
      limit: listedMax,
    }),
  searches: ({ db }, { id, language }, since) =>
    listUnreadTexts(db, id, { types: ['SAVED_SEARCH'], since, language, limit: listedMax }),
  async messages({ db }, { id, language }, since) {
    const found = await store.findUnreadConversations(db, id, { since, requests: true })
    return { ...describeUnread(found, language, 'requests'), path: requestsPath }
  },
  async photos_videos({ db }, { id, language }, since) {
    const { authors, total } = await store.findNewPosts(db, id, since, listedMax)
    const { posts } = phrases[language === 'en' ? 'en' : 'es']
    return { items: authors.map(({ full_name, count }) => posts(full_name, count)), total }
  },
}

/** Enqueues the digests of each account that may have new activity. */
export async function enqueueDigests({ clock, db, jobs }: Context, signal?: AbortSignal): Promise<void> {
  const since = new Date(clock.now().getTime() - day)
  let after: string | null = null
  do {
    signal?.throwIfAborted()
    const ids: string[] = await store.findDigestAccounts(db, { after, since, limit: batchSize })
    for (const accountId of ids) await jobs.send(db, digestJob, { accountId })
    after = ids.length === batchSize ? ids.at(-1)! : null
  } while (after !== null)
}

async function sendDigests(context: Context, accountId: string): Promise<void> {
  const { clock, db } = context
  for (const flag of notificationFlags) {
    const recipient = await store.findRecipient(db, accountId, flag)
    if (!recipient) continue
    const now = clock.now()
    const sentAt = await store.findDigestTime(db, accountId, flag)
    // Another attempt of today's job; what came since then is in tomorrow's digest.
    const earliest = new Date(now.getTime() - day / 2)
    if (sentAt && sentAt > earliest) continue
    // A little more than a day, as the job does not run at the same second each day.
    const since = new Date(Math.max(sentAt?.getTime() ?? 0, now.getTime() - day - hour))
    const digest = await digests[flag](context, recipient, since)
    if (digest.items.length === 0) continue
    if (!(await store.claimDigest(db, { accountId, flag, now, earliest }))) continue
    try {
      await sendActivityMail(context, flag, recipient, digest)
    } catch (error) {
      await store.setDigestTime(db, accountId, flag, since)
      throw error
    }
  }
}

/** Enqueues the mails about unread messages that are due. */
export async function enqueueUnreadMails({ clock, db, jobs }: Context): Promise<void> {
  for (const accountId of await store.findDueAccounts(db, clock.now(), batchSize)) {
    await jobs.send(db, unreadJob, { accountId })
  }
}

/** Sends the mail about unread messages if it is still due; of repeated jobs one does. */
async function sendUnreadMail(context: Context, accountId: string): Promise<void> {
  const { clock, db } = context
  const now = clock.now()
  if (!(await store.claimUnreadMail(db, accountId, now))) return
  try {
    await sendClaimed(context, accountId, now)
  } catch (error) {
    await store.setUnreadMail(db, accountId, { due_at: now, sent_at: null })
    throw error
  }
}

async function sendClaimed(context: Context, accountId: string, now: Date): Promise<void> {
  const { db } = context
  const found = await store.findUnreadConversations(db, accountId, {
    since: new Date(now.getTime() - day),
    requests: false,
  })
  const [first] = found
  if (!first) return store.setUnreadMail(db, accountId, null)
  const dueAt = getDueTime(first.oldest)
  // What was due has been read; a later message has not been unread for long enough.
  if (dueAt > now) return store.setUnreadMail(db, accountId, { due_at: dueAt, sent_at: null })
  const recipient = await store.findRecipient(db, accountId, 'messages')
  if (!recipient) return store.setUnreadMail(db, accountId, null)
  await sendActivityMail(
    context,
    'messages',
    recipient,
    describeUnread(found, recipient.language, 'messages'),
  )
}

/** The contents of a mail about unread messages, or about requests of unverified agencies. */
function describeUnread(
  found: store.UnreadConversation[],
  language: string,
  kind: 'messages' | 'requests',
): Digest {
  const write = phrases[language === 'en' ? 'en' : 'es'][kind]
  return { items: found.map(({ full_name, count }) => write(full_name, count)), total: found.length }
}

const getDueTime = (sentAt: Date): Date => new Date(sentAt.getTime() + limits.unreadMailMinutes * minute)

export function activityMailEventHandlers(context: Context): EventHandler<never>[] {
  const { clock, db } = context
  const plan: EventHandler<AboutMessage> = {
    name: 'activity-mail.plan',
    // A message that is pushed publishes the second alone.
    events: [messageUnplanned, messageSent],
    ...handleInBatches(async (all) => {
      const recipientIds = new Set(all.map(({ receiverId }) => receiverId))
      await store.planUnreadMails(db, [...recipientIds], getDueTime(clock.now()))
    }),
  }
  return [plan]
}

export function activityMailJobs(context: Context): JobDefinition<never>[] {
  const digest: JobDefinition<{ accountId: string }> = {
    name: digestJob,
    ...mailJobOptions,
    run: ({ accountId }) => sendDigests(context, accountId),
  }
  const unread: JobDefinition<{ accountId: string }> = {
    name: unreadJob,
    ...mailJobOptions,
    run: ({ accountId }) => sendUnreadMail(context, accountId),
  }
  return [
    digest,
    unread,
    // In the morning of Mexico.
    {
      name: 'activity-mail.daily',
      schedule: '11 15 * * *',
      run: (_, { signal }) => enqueueDigests(context, signal),
    },
    { name: 'activity-mail.minutely', schedule: '* * * * *', run: () => enqueueUnreadMails(context) },
  ]
}
