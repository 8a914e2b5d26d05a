/** Tokens of the mailed links that end a reported session: signatures, stored as a hash, single-use. */
import { createHash } from 'node:crypto'
import { deleteSessionOfLogin, lockAccounts, sessionRevoked } from '../auth/index.ts'
import type { Context } from '../../context.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { sign } from '../../platform/signed-id.ts'
import { setNoticeToken, useNoticeToken } from './new-browser.store.ts'

const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Creates the token of the mailed link, the same each time its mail is sent; null when the notice no longer exists. */
export async function createEndToken(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  sessionId: string,
): Promise<string | null> {
  const token = sign(secret, 'end-session', sessionId).toString('base64url')
  return (await setNoticeToken(db, sessionId, hashToken(token))) ? token : null
}

/** Ends the reported session, or the one that has replaced it, if it has not ended already. Throws `not_found` when the link is unknown or used. */
export async function endReportedSession({ db, events, outbox }: Context, token: string): Promise<void> {
  const accountId = await db.transaction().execute(async (trx) => {
    const notice = await useNoticeToken(trx, hashToken(token))
    if (!notice) throwProblem('not_found')
    const { account_id, session_id } = notice
    await deleteSessionOfLogin(trx, account_id, session_id)
    // One that was being replaced has its new row only now.
    await lockAccounts(trx, [account_id])
    await deleteSessionOfLogin(trx, account_id, session_id)
    await outbox.publish(trx, sessionRevoked, { accountId: notice.account_id })
    return notice.account_id
  })
  events.emit('accountChanged', accountId)
}
