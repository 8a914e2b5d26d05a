import { createAccountMailJob } from '../account/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { twoStepOffMail, twoStepOnMail } from './two-step.mail.ts'

const onJob = 'two-step.on-mail'
const offJob = 'two-step.off-mail'

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
  ]
}
