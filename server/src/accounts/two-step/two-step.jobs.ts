import { createAccountMailJob } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { decryptSecret, encryptSecret } from './secret-encryption.ts'
import { twoStepOffMail, twoStepOnMail } from './two-step.mail.ts'
import { listSecrets, replaceSecret } from './two-step.store.ts'

const onJob = 'two-step.on-mail'
const offJob = 'two-step.off-mail'
const reencryptJob = 'two-step.reencrypt'

export function enqueueTwoStepOnMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, onJob, { accountId })
}

export function enqueueTwoStepOffMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, offJob, { accountId })
}

export function twoStepJobs(context: Context): JobDefinition<never>[] {
  return [
    createAccountMailJob(context, { name: onJob, texts: twoStepOnMail, path: '/forgot' }),
    createAccountMailJob(context, { name: offJob, texts: twoStepOffMail, path: '/forgot' }),
    { name: reencryptJob, schedule: '20 * * * *', run: () => reencryptSecrets(context) },
  ]
}

/** Encrypts with AUTH_SECRET what an earlier one has encrypted, so that the earlier one can be removed. */
async function reencryptSecrets({ db, secret: current, secrets }: Context): Promise<void> {
  if (secrets.length === 1) return
  for (const { account_id: accountId, secret: stored } of await listSecrets(db)) {
    if (decryptSecret([current], accountId, stored)) continue
    const secret = decryptSecret(secrets, accountId, stored)
    if (secret) await replaceSecret(db, accountId, stored, encryptSecret(current, accountId, secret))
  }
}
