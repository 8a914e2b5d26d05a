/** Logging in, shared by every way to do it: password, provider, mailed link. */
import type { Language } from '@brilla/contract/platform/errors'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { ProblemError, throwProblem } from '../../platform/http/problem.ts'
import type { Browser } from './browser.ts'
import { describeDevice } from './device.ts'
import { startSession } from './session.ts'

/** Hooks for modules above auth at a login; app.ts connects them. */
export interface LoginHooks {
  /**
   * Restores a deactivated account within the transaction of its login. Returns the ids of the accounts whose visibility
   * changed; null when the account was not deactivated.
   */
  restoreAccount(trx: Database, accountId: string): Promise<string[] | null>
  /** Removes the account's provider identities, unless `proof` shows that this browser made the registration. */
  dropIdentities(trx: Database, accountId: string, proof?: string): Promise<void>
  /**
   * Verifies and consumes the code of the second step; false when two-step login is off, throws when the code is missing or
   * wrong. Not within a transaction, because failures count in any case, under the key `counter`.
   */
  verifySecondStep(
    accountId: string,
    attempt: { code: string | undefined; counter: string },
  ): Promise<boolean>
  /** Returns the key under which attempts of a browser are counted on its own; null for one that the account does not know. */
  findKnownBrowser(accountId: string, browserId: string | undefined): Promise<string | null>
  /** Whether two-step login is on. */
  hasTwoStep(db: Database, accountId: string): Promise<boolean>
  /** Remembers the browser of a login and reports a new one to the owner, within the transaction of the login. */
  reportLogin(trx: Database, login: StartedLogin): Promise<void>
  /** Forgets the browsers of an account, except the given one. */
  forgetOtherBrowsers(trx: Database, accountId: string, browserId?: string): Promise<void>
  /** Sends the confirmation mail again: somebody gave the right password of an account with an unconfirmed e-mail. */
  requestConfirmation(accountId: string, language: Language): Promise<void>
}

/** A login whose session has just started. */
export interface StartedLogin {
  accountId: string
  sessionId: string
  /** Browser and operating system; empty when unknown. */
  device: string
  /** Of the browser; empty when unknown. */
  timeZone: string
  browserId: string | undefined
  isRegistration: boolean
}

/** The reply of a login. */
export interface LoggedIn {
  token: string
  restored?: true
}

type Login = Browser & {
  /** Until when the session lasts, see `startSession`. */
  remember?: boolean
  /** Returns the id of the account that logs in, or refuses; must not lock an account row. */
  resolveAccount(trx: Database): Promise<string>
  /** Runs in the same transaction once the account is restored and before its session starts; may throw. */
  afterLogin?(trx: Database, accountId: string, sessionId: string): Promise<void>
} & (
    | {
        /** The account that `resolveAccount` will return, and the code of its second step. */
        accountId: string
        code: string | undefined
        /** With a mailed link, which strangers do not have. */
        isByMail?: true
        isTwoStep?: never
        isRegistration?: never
      }
    /** A login that counts as both steps. */
    | { accountId: string; isTwoStep: true; code?: never; isByMail?: never; isRegistration?: never }
    /** The first login of an account, which completes its registration: two-step login cannot be on. */
    | { isRegistration: true; accountId?: never; code?: never; isByMail?: never; isTwoStep?: never }
  )

/**
 * Logs an account in, in one transaction, and returns the token of its new session and whether the account was restored. A
 * deactivated account is restored before its row is locked, in the order of locks that deactivation uses, which prevents
 * deadlocks.
 */
export async function logIn(
  context: Context,
  hooks: LoginHooks,
  {
    resolveAccount,
    afterLogin,
    accountId: expected,
    code,
    isByMail,
    isTwoStep,
    browserId,
    isRegistration,
    ...options
  }: Login,
): Promise<LoggedIn> {
  let isVerified = isTwoStep === true
  if (expected !== undefined && !isTwoStep) {
    const known = code && !isByMail ? await hooks.findKnownBrowser(expected, browserId) : null
    const counter = isByMail ? `mail ${expected}` : (known ?? expected)
    isVerified = await hooks.verifySecondStep(expected, { code, counter })
  }
  const attempt = () =>
    context.db.transaction().execute(async (trx) => {
      const accountId = await resolveAccount(trx)
      if (expected !== undefined && accountId !== expected) throwProblem('unauthorized')
      const restored = await hooks.restoreAccount(trx, accountId)
      const sessionId = newId(context.clock)
      await afterLogin?.(trx, accountId, sessionId)
      // Two-step login was switched on meanwhile, so that a code that came with the login was not looked at.
      if (!isVerified && (await hooks.hasTwoStep(trx, accountId))) throwProblem('code_required')
      const session = { ...options, id: sessionId, restored: restored !== null }
      const token = await startSession(context, trx, accountId, session)
      const device = describeDevice(options.userAgent)
      await hooks.reportLogin(trx, {
        accountId,
        sessionId,
        device,
        timeZone: options.timeZone,
        browserId,
        isRegistration: isRegistration === true,
      })
      return { token, restored }
    })
  // The account was deactivated during the attempt: the second attempt restores it.
  const { token, restored } = await attempt().catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'unauthorized') return attempt()
    throw error
  })
  for (const id of restored ?? []) context.events.emit('accountChanged', id)
  return { token, ...(restored && { restored: true }) }
}
