import type { Language } from '@brilla/contract/platform/errors'
import { isEmailTaken, sanitizeNameForMail } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { invitationMail } from './wizard.mail.ts'
import { findInviterName } from './wizard.store.ts'

const invitationJob = 'wizard.invitation-mail'

interface Invitation {
  inviterId: string
  email: string
  language: Language
}

/** Enqueues an invitation; the job sends nothing if the address already has an account. */
export function enqueueInvitationMail(
  { jobs }: Context,
  trx: Database,
  invitation: Invitation,
): Promise<void> {
  return jobs.send(trx, invitationJob, invitation)
}

export function wizardJobs({ config, db, mail }: Context): JobDefinition<never>[] {
  const invitation: JobDefinition<Invitation> = {
    name: invitationJob,
    ...mailJobOptions,
    deleteOnFinish: true,
    async run({ inviterId, email, language }) {
      const inviter = await findInviterName(db, inviterId)
      const name = inviter && sanitizeNameForMail(inviter.full_name)
      if (!name || (await isEmailTaken(db, email))) return
      const url = `${config.PUBLIC_URL}/register`
      await mail.send(writeMail(invitationMail, { to: email, language, values: { name }, url }))
    },
  }
  return [invitation]
}
