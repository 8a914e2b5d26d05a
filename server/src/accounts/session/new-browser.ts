/** Browsers that an account has logged in from: logins from others are reported (P-sessions-17, docs/decisions/0029). */
import { createHash } from 'node:crypto'
import { email as emailField } from '@brilla/contract/platform/fields'
import { findLogin, type StartedLogin } from '../auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { day } from '../../platform/duration.ts'
import { enqueueNewBrowserMail } from './session.jobs.ts'
import * as store from './new-browser.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** Hashed together with the account, so that the rows do not tell which accounts share a browser. */
function hashBrowser(accountId: string, browserId: string): Buffer {
  return createHash('sha256').update(`${accountId} ${browserId}`).digest()
}

/**
 * Remembers the browser of a login and enqueues a mail if it is new. The mails of a day are limited, so that browsers
 * that keep nothing, such as private windows, do not fill the mailbox.
 */
export async function reportLogin(
  context: Context,
  trx: Database,
  { accountId, sessionId, browserId, device, timeZone, isRegistration }: StartedLogin,
): Promise<void> {
  const now = context.clock.now()
  const hash = browserId === undefined ? null : hashBrowser(accountId, browserId)
  const isNew = hash === null || (await store.rememberBrowser(trx, accountId, hash, now))
  if (!isNew || isRegistration) return
  const reported = await store.countNotices(trx, accountId, new Date(now.getTime() - day))
  if (reported >= serverLimits.newBrowserMailsPerDay) return
  await store.insertNotice(trx, {
    session_id: sessionId,
    account_id: accountId,
    browser_hash: hash,
    created_at: now,
  })
  await enqueueNewBrowserMail(context, trx, { accountId, sessionId, device, timeZone, at: now.toISOString() })
}

/** Returns the key under which attempts of a browser are counted on its own; null for one that the account does not know (P-sessions-22). */
export async function findKnownBrowser(
  db: Database,
  accountId: string,
  browserId: string | undefined,
): Promise<string | null> {
  if (browserId === undefined) return null
  const hash = hashBrowser(accountId, browserId)
  return (await store.isKnownBrowser(db, accountId, hash)) ? hash.toString('base64url') : null
}

/** The same for the account of an e-mail as it was typed. */
export async function findKnownBrowserByEmail(
  db: Database,
  typed: string,
  browserId: string,
): Promise<string | null> {
  const email = emailField.safeParse(typed)
  const login = email.success ? await findLogin(db, email.data) : undefined
  return login ? findKnownBrowser(db, login.id, browserId) : null
}

/** Forgets the browsers of an account after a change of its password, except the one that changed it. */
export function forgetOtherBrowsers(trx: Database, accountId: string, browserId?: string): Promise<void> {
  return store.deleteKnownBrowsers(
    trx,
    accountId,
    browserId === undefined ? null : hashBrowser(accountId, browserId),
  )
}
