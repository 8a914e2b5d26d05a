import { rateLimits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { findStep, hashRecoveryCode, isAppCode, normalizeCode } from './codes.ts'
import { decryptSecret } from './secret-encryption.ts'
import { findTwoStep, consumeRecoveryCode, consumeStep } from './two-step.store.ts'

/**
 * Verifies the second step of a login and consumes its code; false when two-step login is off, and so no code was looked at.
 * Throws `code_required` without a code and `wrong_code` for one that is wrong or used. Failures with the same `counter` count
 * together.
 */
export async function verifySecondStep(
  context: Context,
  accountId: string,
  { code, counter }: { code: string | undefined; counter: string },
): Promise<boolean> {
  const twoStep = await findTwoStep(context.db, accountId)
  if (!twoStep?.confirmed_at) return false
  if (!code) throwProblem('code_required')
  const settle = await context.rateLimiter.begin(rateLimits.loginCode, counter)
  let accepted = false
  try {
    accepted = await acceptCode(context, accountId, twoStep.secret, normalizeCode(code))
  } finally {
    await settle(!accepted)
  }
  if (!accepted) throwFieldProblem('code', 'wrong_code')
  return true
}

async function acceptCode(
  { clock, db, log, secrets }: Context,
  accountId: string,
  stored: Buffer,
  code: string,
): Promise<boolean> {
  if (!isAppCode(code)) return consumeRecoveryCode(db, accountId, hashRecoveryCode(accountId, code))
  const secret = decryptSecret(secrets, accountId, stored)
  if (!secret) {
    log.warn({ accountId }, 'the secret of a two-step login cannot be decrypted: AUTH_SECRET has changed')
    return false
  }
  const step = findStep(secret, code, clock.now())
  return step !== null && (await consumeStep(db, accountId, step))
}
