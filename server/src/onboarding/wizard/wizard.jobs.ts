import type { Language } from '@brilla/contract/platform/errors'
import { isEmailTaken, sanitizeNameForMail } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { findInviterName } from './wizard.store.ts'

/** Invitation to a stranger. Contains nothing written by the inviter except the sanitized name. */
const invitationMail: MailTexts = {
  es: {
    subject: '{name} te invita a {brand}',
    heading: 'Te esperan en {brand}',
    paragraphs: [
      '{name} ya muestra su talento en {brand} y te invita a mostrar el tuyo.',
      '{brand} es el lugar donde músicos, bailarines, cineastas, escritores y muchos más muestran lo que hacen y donde las agencias los descubren.',
    ],
    action: 'Crear mi cuenta',
    footer: 'Esta es la única invitación que te enviaremos. No guardamos tu dirección.',
  },
  en: {
    subject: '{name} invites you to {brand}',
    heading: "You're invited to {brand}",
    paragraphs: [
      '{name} already shows their talent on {brand} and invites you to show yours.',
      '{brand} is where musicians, dancers, filmmakers, writers and many others show what they do and where agencies discover them.',
    ],
    action: 'Create my account',
    footer: 'This is the only invitation we will send you. We do not store your address.',
  },
}

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
