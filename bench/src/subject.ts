/** What is measured: a call of ours, and the one statement that a bare server would answer it with. */
import type { Method } from '@brilla/contract/route'
import type pg from 'pg'

/** One call as it goes on the wire, by one of the people of the bench. */
export interface Call {
  method: Method
  /** Below `/api`. */
  path: string
  body?: object
}

/** Whom and what a call is about; each of them another. */
export interface Target {
  postId: string
  personId: string
  commentId: string
}

export interface Subject {
  name: string
  call(target: Target): Call
  /** The unavoidable: a statement of the same rows, of `$1`, who asks, and `$2`, what they ask for. */
  statement: string
  about(target: Target): string
  /** Takes back what a turn has written. */
  restore?(pool: pg.Pool): Promise<void>
}
