import { createAccountMailJob } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './passkey.mail.ts'
import { deleteExpiredChallenges } from './passkey.store.ts'

const addedJob = 'passkey.added-mail'
const removedJob = 'passkey.removed-mail'

export function enqueuePasskeyAddedMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, addedJob, { accountId })
}

export function enqueuePasskeyRemovedMail(
  { jobs }: Context,
  trx: Database,
  accountId: string,
): Promise<void> {
  return jobs.send(trx, removedJob, { accountId })
}

export function passkeyJobs(context: Context): JobDefinition<never>[] {
  const path = '/user/settings/passkeys'
  return [
    createAccountMailJob(context, { name: addedJob, texts: passkeyAddedMail, path }),
    createAccountMailJob(context, { name: removedJob, texts: passkeyRemovedMail, path }),
    {
      name: 'passkey.sweep',
      schedule: '27 * * * *',
      run: () => deleteExpiredChallenges(context.db, context.clock.now()),
    },
  ]
}
