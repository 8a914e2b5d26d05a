import type { Evidence } from '@brilla/contract/safety/evidence'
import type { ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'

export type SubjectType = 'account' | 'post' | 'comment' | 'message'

export interface Subject {
  type: SubjectType
  id: string
  /** The person, or the author. */
  accountId: string
}

/** What is kept of a subject for the desk, besides the account of its author. */
export interface Captured extends Partial<Omit<Evidence, 'account'>> {
  /** Who wrote the post above a comment. */
  post_author_id?: string | null
  /** The other person of the conversation with a message. */
  contact_id?: string | null
}

/** The case of a decision that removes its subject. */
export interface Removal {
  id: string
  subject_id: string
  account_id: string
  removed_parts: ProfilePart[] | null
}

type Publisher = Pick<Context, 'clock' | 'outbox'>

/** What can be reported: how it is found, kept as evidence, removed and restored. */
export interface SubjectKind {
  /** Locks it against deletion as the reporter sees it, and returns its author; undefined when there is none that they may see. */
  lockAuthor(trx: Database, caller: Caller, id: string): Promise<string | undefined>
  /** Reads it with what is kept of it since its author has changed it (P-moderation-27). It must be locked. */
  capture(trx: Database, id: string): Promise<Captured>
  /** Locks what a removal changes, before accounts and the case; false when it no longer exists. */
  lock(trx: Database, id: string): Promise<boolean>
  /** Removes it, as if its author had done it, and keeps its rows. It must be locked. */
  remove(context: Publisher, trx: Database, removal: Removal): Promise<void>
  /** Restores it; returns the names of kept files that it does not need, or null when what it belongs to no longer exists. */
  restore(trx: Database, removal: Removal): Promise<string[] | null>
  /** Counts it again once it is restored: meanwhile, its readers may have been hidden, and what was below it deleted. */
  recount?(trx: Database, id: string): Promise<void>
  /** Publishes what waited for a moderator (P-comments-11). */
  publish?(context: Publisher, trx: Database, id: string): Promise<void>
  /** Lets it wait again, when the decision to publish it is undone. */
  hold?(context: Publisher, trx: Database, id: string): Promise<void>
}
