/** What a report is about: found and locked against deletion as the reporter sees it. */
import { sql } from 'kysely'
import { type Caller, lockActiveSession } from '../../accounts/auth/index.ts'
import { hasBlocked } from '../../people/block/index.ts'
import { findKeptAuthors } from '../../content/kept-content/index.ts'
import { lockReceivedMessage } from '../../conversations/message/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { findComment, lockVisiblePost } from '../../content/post/index.ts'
import { findVisibleAccount } from '../../accounts/visibility/index.ts'

export type SubjectType = 'account' | 'post' | 'comment' | 'message'

export interface Subject {
  type: SubjectType
  id: string
  /** The person, or the author. */
  accountId: string
}

/** The subject of a report; undefined when there is none that the caller may see. The account is locked last, as by who publishes. */
export async function lockSubject(
  trx: Database,
  caller: Caller,
  { type, id }: Pick<Subject, 'type' | 'id'>,
): Promise<Subject | undefined> {
  if (!isId(id)) return undefined
  const accountId = await lockers[type](trx, caller, id)
  if (accountId === undefined || !(await lockAccount(trx, caller, accountId))) return undefined
  return { type, id, accountId }
}

type FindAuthor = (trx: Database, caller: Caller, id: string) => Promise<string | undefined>

const lockers: Record<SubjectType, FindAuthor> = {
  /** Also a person whom the caller has blocked, and whose profile therefore says so. */
  async account(trx, caller, id) {
    if (await hasBlocked(trx, caller.accountId, id)) return id
    return (await findVisibleAccount(trx, caller, id))?.id
  },
  async post(trx, caller, id) {
    const { rows } = await lockVisiblePost(caller, sql`${id}::uuid`).execute(trx)
    return rows[0]?.author_id ?? findKeptAuthor(trx, caller, 'post', id)
  },
  async comment(trx, caller, id) {
    const comment = await findComment(trx, caller, id)
    if (!comment) return findKeptAuthor(trx, caller, 'comment', id)
    const { rows } = await lockVisiblePost(caller, sql`${comment.post_id}::uuid`).execute(trx)
    const locked =
      rows.length > 0 && (await sql`select from comment where id = ${id} for key share`.execute(trx))
    return locked && locked.rows.length > 0 ? comment.author_id : undefined
  },
  /** Whatever its sender has done since: blocked the recipient, or deactivated the account. */
  message: (trx, caller, id) => lockReceivedMessage(trx, caller.accountId, id),
}

/** The author of a post or comment that was deleted, for those who could read it (P-moderation-27). */
async function findKeptAuthor(
  trx: Database,
  caller: Caller,
  kind: 'post' | 'comment',
  id: string,
): Promise<string | undefined> {
  const kept = await findKeptAuthors(trx, caller, { kind, subjectId: id })
  if (!kept) return undefined
  const authors = kind === 'post' ? [kept.author_id] : [kept.author_id, kept.post_author_id]
  for (const author of authors)
    if (author === null || !(await findVisibleAccount(trx, caller, author))) return undefined
  return kept.author_id
}

/** Locks the pictures of an account, which are part of the evidence, against being replaced. */
async function lockAccount(trx: Database, caller: Caller, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${id} and ${lockActiveSession(caller)} for share of account
  `.execute(trx)
  return rows.length > 0
}
