/** The moderators' desk of the demonstration data: a moderator, what people reported, two appeals, and a block. */
import type { ReportReason } from '@brilla/contract/safety/report'
import { changeModerator, confirmEmail, finalizeDecisions } from '@brilla/server/commands'
import { demoPassword, getEmail, printedAccounts } from './logins.ts'
import { daysBefore, type World } from './world.ts'

/** What is reported: a person, the post `<author> <index>`, the first comment below it, or a message of a newcomer. */
type Subject = { person: string } | { post: string } | { commentBelow: string } | { messageFrom: string }

interface DemoReport {
  by: string
  about: Subject
  reason: ReportReason
  text: string
  daysAgo: number
}

export const reports: readonly DemoReport[] = [
  {
    by: 'zoe',
    about: { post: 'theo 0' },
    reason: 'impersonation',
    text: 'This text is mine. I posted it on my own page two years ago.',
    daysAgo: 6,
  },
  {
    by: 'jade',
    about: { post: 'theo 0' },
    reason: 'spam',
    text: 'I have seen the same post three times this week.',
    daysAgo: 5,
  },
  {
    by: 'nerea',
    about: { post: 'kofi 1' },
    reason: 'harassment',
    text: 'Se burla de una entrenadora que conozco, aunque no diga su nombre.',
    daysAgo: 4.5,
  },
  {
    by: 'lucho',
    about: { person: 'cumbre' },
    reason: 'scam',
    text: 'Me pidieron dinero por adelantado para un casting que nunca existió.',
    daysAgo: 4,
  },
  {
    by: 'hannah',
    about: { commentBelow: 'kofi 0' },
    reason: 'harassment',
    text: 'She keeps writing this below everything I like.',
    daysAgo: 3.6,
  },
  {
    by: 'alba',
    about: { post: 'bea 0' },
    reason: 'nudity',
    text: 'La segunda foto enseña más de lo que debería para un sitio donde hay menores.',
    daysAgo: 3,
  },
  {
    by: 'tono',
    about: { commentBelow: 'zoe 0' },
    reason: 'spam',
    text: 'Pone lo mismo en todas partes.',
    daysAgo: 2.5,
  },
  {
    by: 'mei',
    about: { person: 'nico' },
    reason: 'impersonation',
    text: 'The photo is of a colleague of mine, who has no account here.',
    daysAgo: 2,
  },
  {
    by: 'sam',
    about: { post: 'zoe 1' },
    reason: 'other',
    text: 'The castings she describes are confidential. I was asked to report this.',
    daysAgo: 1.5,
  },
  {
    by: 'faro',
    about: { person: 'bruno' },
    reason: 'scam',
    text: 'Cobró un anticipo a nuestra agencia y no volvió a contestar.',
    daysAgo: 1,
  },
  {
    by: 'iker',
    about: { person: 'noa' },
    reason: 'minor',
    text: 'Es alumna mía y tiene 17 años. Me ha contado que un adulto que conoció aquí le pide el teléfono y verse a solas. Por favor, revisadlo.',
    daysAgo: 0.4,
  },
  {
    by: 'ana',
    about: { messageFrom: 'estrella-global' },
    reason: 'scam',
    text: 'Me piden un depósito y fotos de mi INE por una campaña para la que nadie me hizo casting.',
    daysAgo: 0.2,
  },
]

/** Has blocked the other: a block that a moderator can lift. */
export const blockedPair = { blocker: 'ulises', blocked: 'wyatt' }

/** The agency that the moderator has verified. */
export const verifiedAgency = printedAccounts.agency

const appealText =
  'Las fotos las tomó mi hermana y me dio permiso. Ya le pedí que les escriba. Quiero recuperar mi cuenta, por favor.'

/** A reported post that the moderator has removed, and the appeal of its author. */
export const removal = {
  author: 'kofi',
  post: 'kofi 1',
  reason: 'We removed it because it breaks our rules on harassment.',
  appeal:
    'I was talking to my own hamstring. There is no coach in it, and nobody to harass. Please read it again.',
  decidedDaysAgo: 3.5,
  appealedDaysAgo: 3,
}

/** Registers the moderator, who also has a profile, and returns the account's id. */
export async function createModerator({ client, now }: World): Promise<string> {
  const { db } = client.context
  const email = getEmail(printedAccounts.moderator)
  const at = daysBefore(now, 200)
  const existing = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where('email', '=', email)
    .executeTakeFirst()
  const body = {
    nombre: 'Marcela',
    apellido: 'Arriaga',
    birthdate: '1988-09-02',
    ciudad: 'Ciudad de México',
    email,
    password: demoPassword,
    terms: true as const,
  }
  const { id } = existing ?? (await client.request(at, null, 'registerUser', { body }))
  await confirmEmail(db, id, at)
  if (!existing?.type) await client.request(at, id, 'chooseAccountType', { body: { profile: 'talento' } })
  await changeModerator(client.context, email, true)
  return id
}

/** Sends a report; one that was sent already stays the only one. */
export async function sendReport(
  world: World,
  { by, about, reason, text, daysAgo }: DemoReport,
): Promise<void> {
  const { client, now, getId } = world
  const reporter = getId(`join ${by}`)
  const subject = await findSubject(world, reporter, about)
  const body = { ...subject, reason, description: text }
  if (subject) await client.tryRequest(daysBefore(now, daysAgo), reporter, 'report', { body })
}

/** Null when a user has deleted or blocked what would be reported. */
async function findSubject({ client, now, getId }: World, reporter: string, about: Subject) {
  if ('person' in about) return { userId: getId(`join ${about.person}`) }
  if ('post' in about) return { postId: getId(`post ${about.post}`) }
  if ('messageFrom' in about) {
    const id = getId(`begin ${about.messageFrom}`)
    const messages = await client.tryRequest(now, reporter, 'getMessages', { params: { id }, query: {} })
    const first = messages?.rows.find(({ sender }) => sender.id === id)
    return first ? { messageId: first.id } : null
  }
  const query = { postId: getId(`post ${about.commentBelow}`) }
  const comments = await client.tryRequest(now, reporter, 'getComments', { query })
  const first = comments?.rows.find(({ user }) => user.id !== reporter)
  return first ? { commentId: first.id } : null
}

/** Lets the suspended person appeal, once. */
export async function sendAppeal({ client, getId }: World): Promise<void> {
  const id = getId('begin suspendida')
  // Dated today, as the suspension is.
  const now = client.context.clock.now()
  const suspension = await client.tryRequest(now, id, 'getSuspension', {})
  if (!suspension || suspension.appeal) return
  await client.request(now, id, 'appeal', { body: { text: appealText } })
}

/** Removes a post by the case of its report, after which its author appeals; once. */
export async function createRemoval({ client, now, getId }: World): Promise<void> {
  const { author, post, reason, appeal, decidedDaysAgo, appealedDaysAgo } = removal
  const params = await client.context.db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', getId(`post ${post}`))
    .where('kind', '=', 'report')
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!params) return
  await client.request(daysBefore(now, decidedDaysAgo), getId('moderator'), 'decideCase', {
    params,
    body: { decision: 'remove', reason },
  })
  const appealedAt = daysBefore(now, appealedDaysAgo)
  await finalizeDecisions({ ...client.context, clock: { now: () => appealedAt } })
  await client.tryRequest(appealedAt, getId(`join ${author}`), 'appealRemoval', {
    params,
    body: { text: appeal },
  })
}

export async function createBlock({ client, now, getId }: World): Promise<void> {
  const userId = getId(`join ${blockedPair.blocked}`)
  await client.tryRequest(daysBefore(now, 2), getId(`join ${blockedPair.blocker}`), 'blockUser', {
    body: { userId },
  })
}

export async function verifyAgency({ client, now, getId }: World): Promise<void> {
  await client.request(daysBefore(now, 30), getId('moderator'), 'verifyAgency', {
    params: { id: getId(`join ${verifiedAgency}`) },
    body: { verified: true, reason: 'Revisamos el registro mercantil y hablamos con su directora.' },
  })
}
