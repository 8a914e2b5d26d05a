import type { Method } from '@brilla/contract/platform/route'
import type pg from 'pg'

export interface ScenarioRequest {
  method: Method
  /** As in the contract. */
  path: string
  body?: object
}

/** What one request is about. */
export interface Target {
  postId: string
  profileId: string
  commentId: string
}

/** A request to Brilla's server, and the one SQL statement that the baseline server runs instead. */
export interface Scenario {
  /** Printed with the results. */
  name: string
  createRequest(target: Target): ScenarioRequest
  /** Returns the same rows. `$1` is the account that asks, `$2` the parameter. */
  statement: string
  getParameter(target: Target): string
  /** Writes the rows that it needs besides the dataset. */
  prepare?(pool: pg.Pool): Promise<void>
  /** Undoes what a run has written. */
  restore?(pool: pg.Pool): Promise<void>
}
