/** The moderators' desk of the demonstration data: a moderator, what people reported, two appeals, and a block. */
import { changeModerator, confirmDomainEmail, confirmEmail, finalizeDecisions } from '@brilla/server/commands'
import { block, moderator, removal, type Report, suspensionAppeal, type Verification } from './data.ts'
import { readAsset } from './read-asset.ts'
import { demoPassword, getEmail, printedAccounts } from './logins.ts'
import { daysBefore, type World } from './world.ts'

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
  const body = { ...moderator, email, password: demoPassword, terms: true as const }
  const { id } = existing ?? (await client.request(at, null, 'registerUser', { body }))
  await confirmEmail(db, id, at)
  if (!existing?.type) await client.request(at, id, 'chooseAccountType', { body: { profile: 'talento' } })
  await changeModerator(client.context, email, true)
  return id
}

/** Sends a report; one that was sent already stays the only one. */
export async function sendReport(world: World, { by, about, reason, text, daysAgo }: Report): Promise<void> {
  const { client, now, getId } = world
  const reporter = getId(`join ${by}`)
  const subject = await findSubject(world, reporter, about)
  const body = { ...subject, reason, description: text }
  if (subject) await client.tryRequest(daysBefore(now, daysAgo), reporter, 'report', { body })
}

/** Null when a user has deleted or blocked what would be reported. */
async function findSubject({ client, now, getId }: World, reporter: string, about: Report['about']) {
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
  const id = getId(`begin ${suspensionAppeal.by}`)
  // Dated today, as the suspension is.
  const now = client.context.clock.now()
  const suspension = await client.tryRequest(now, id, 'getSuspension', {})
  if (!suspension || suspension.appeal) return
  await client.request(now, id, 'appeal', { body: { text: suspensionAppeal.text } })
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
  const userId = getId(`join ${block.blocked}`)
  await client.tryRequest(daysBefore(now, 2), getId(`join ${block.blocker}`), 'blockUser', {
    body: { userId },
  })
}

/** Lets an agency ask to be verified, once, which somebody at its domain confirms; and approves it if it says what was checked. */
export async function askForVerification(
  { client, now, getId }: World,
  { agency, daysAgo, document, checked, ...form }: Verification,
): Promise<void> {
  const { db } = client.context
  const accountId = getId(`join ${agency}`)
  const at = daysBefore(now, daysAgo)
  const state = await client.tryRequest(at, accountId, 'getVerification', {})
  if (state?.state !== 'none') return
  const bytes = await readAsset(`documents/${document}`)
  const filename = await client.uploadDocument(accountId, document, bytes, 'presignVerificationFile')
  const body = { ...form, files: [{ filename }] }
  await client.request(at, accountId, 'requestVerification', { body })
  await confirmDomainEmail(db, accountId, at)
  if (!checked) return
  const { rows } = await client.request(now, getId('moderator'), 'getVerificationRequests', { query: {} })
  const params = { id: rows.find(({ person }) => person.id === accountId)!.id }
  const decidedAt = daysBefore(now, daysAgo - 1)
  await client.request(decidedAt, getId('moderator'), 'approveVerification', { params, body: { checked } })
}
