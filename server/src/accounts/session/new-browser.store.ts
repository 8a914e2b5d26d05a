import type { Database } from '../../platform/database/index.ts'

/** Remembers a browser of an account; false when it was known already. */
export async function rememberBrowser(
  trx: Database,
  accountId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('known_browser')
    .set({ last_login_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('known_browser')
    .values({ account_id: accountId, hash, last_login_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isKnownBrowser(db: Database, accountId: string, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('known_browser')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets all browsers of an account but the given one. */
export async function deleteKnownBrowsers(
  trx: Database,
  accountId: string,
  except: Buffer | null,
): Promise<void> {
  await trx
    .deleteFrom('known_browser')
    .where('account_id', '=', accountId)
    .$if(except !== null, (browsers) => browsers.where('hash', '<>', except!))
    .execute()
}

/** Counts the logins of an account that were reported since `since`. */
export async function countNotices(trx: Database, accountId: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('login_notice')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertNotice(
  trx: Database,
  row: { session_id: string; account_id: string; browser_hash: Buffer | null; created_at: Date },
): Promise<void> {
  await trx.insertInto('login_notice').values(row).execute()
}

/** Stores the hash of the mailed token; false when the notice no longer exists. */
export async function setNoticeToken(db: Database, sessionId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_notice')
    .set({ token_hash: hash })
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes the token of a notice and forgets its browser; undefined when the token is unknown or used. */
export async function useNoticeToken(trx: Database, hash: Buffer) {
  const notice = await trx
    .updateTable('login_notice')
    .set({ token_hash: null })
    .where('token_hash', '=', hash)
    .returning(['session_id', 'account_id', 'browser_hash'])
    .executeTakeFirst()
  if (notice?.browser_hash) {
    await trx
      .deleteFrom('known_browser')
      .where('account_id', '=', notice.account_id)
      .where('hash', '=', notice.browser_hash)
      .execute()
  }
  return notice
}

/** Deletes browsers without a login, and notices, from before the given times. */
export async function deleteOldBrowsers(
  db: Database,
  before: { lastLogin: Date; notice: Date },
): Promise<void> {
  await db.deleteFrom('known_browser').where('last_login_at', '<', before.lastLogin).execute()
  await db.deleteFrom('login_notice').where('created_at', '<', before.notice).execute()
}
