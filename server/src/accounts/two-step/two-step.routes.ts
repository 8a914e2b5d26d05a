import type { twoStepContract } from '@brilla/contract/accounts/two-step'
import { deleteAccountSessions, type Handlers, lockAccounts, sessionRevoked } from '../auth/index.ts'
import { findMailRecipient } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import * as codes from './codes.ts'
import { decryptSecret, encryptSecret } from './secret-encryption.ts'
import { enqueueTwoStepOffMail, enqueueTwoStepOnMail } from './two-step.jobs.ts'
import * as store from './two-step.store.ts'

export function twoStepRoutes(context: Context): Handlers<typeof twoStepContract> {
  const { clock, db, events, outbox, secret: authSecret } = context
  return {
    async getTwoStep({ caller }) {
      const twoStep = await store.findTwoStep(db, caller.accountId)
      const since = twoStep?.confirmed_at ?? null
      return {
        enabled: since !== null,
        since: since && since.toISOString(),
        recoveryCodesLeft: since ? await store.countRecoveryCodes(db, caller.accountId) : 0,
      }
    },
    async setUpTwoStep({ caller }) {
      const { accountId } = caller
      const account = await findMailRecipient(db, accountId)
      const bytes = codes.createSecret()
      const secret = encryptSecret(authSecret, accountId, bytes)
      const row = { account_id: accountId, secret, created_at: clock.now() }
      if (!(await store.insertSetup(db, row))) throwProblem('two_step_on')
      return codes.describeSecret(bytes, account?.email ?? '')
    },
    async enableTwoStep({ caller, body }) {
      const { accountId } = caller
      const setup = await store.findTwoStep(db, accountId)
      if (setup?.confirmed_at) throwProblem('two_step_on')
      const secret = setup && decryptSecret(context.secrets, accountId, setup.secret)
      if (!secret) throwProblem('not_found')
      const now = clock.now()
      const code = codes.normalizeCode(body.code)
      const step = codes.isAppCode(code) ? codes.findStep(secret, code, now) : null
      if (step === null) throwFieldProblem('code', 'wrong_code', 422)
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        // The other sessions have not passed a second step. Logins that are under way have not either: they lock the
        // account before their session starts.
        await deleteAccountSessions(trx, accountId, caller.sessionId)
        await lockAccounts(trx, [accountId])
        await deleteAccountSessions(trx, accountId, caller.sessionId)
        const confirmed = { accountId, secret: setup.secret, step, now }
        if (!(await store.confirmSetup(trx, confirmed))) throwProblem('two_step_on')
        await outbox.publish(trx, sessionRevoked, { accountId })
        await enqueueTwoStepOnMail(context, trx, accountId)
        return renewCodes(trx, accountId)
      })
      events.emit('accountChanged', accountId)
      return { recoveryCodes }
    },
    async renewRecoveryCodes({ caller: { accountId } }) {
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        if (!(await store.lockTwoStep(trx, accountId))) throwProblem('not_found')
        return renewCodes(trx, accountId)
      })
      return { recoveryCodes }
    },
    async disableTwoStep({ caller: { accountId } }) {
      await db.transaction().execute(async (trx) => {
        if (!(await store.lockTwoStep(trx, accountId))) throwProblem('not_found')
        await store.deleteTwoStep(trx, accountId)
        await enqueueTwoStepOffMail(context, trx, accountId)
      })
      return undefined
    },
  }
}

async function renewCodes(trx: Database, accountId: string): Promise<string[]> {
  const recoveryCodes = codes.createRecoveryCodes()
  const hashes = recoveryCodes.map((code) => codes.hashRecoveryCode(accountId, code))
  await store.replaceRecoveryCodes(trx, accountId, hashes)
  return recoveryCodes
}
