/** Mails about passwords. Tokens are created in the job, so that they are stored nowhere but in the mail. */
import type { Language } from '@brilla/contract/platform/errors'
import { createAccountMailJob, createEmailToken, findMailRecipient } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'

/** The link for setting a new password. */
const recoveryMail: MailTexts = {
  es: {
    subject: 'Elige una contraseña nueva',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos una solicitud para cambiar la contraseña de tu cuenta de {brand}.',
      'Usa este enlace para elegir una nueva. Funciona una sola vez y vence en una hora.',
    ],
    action: 'Elegir contraseña',
    footer:
      'Si no lo solicitaste, ignora este mensaje: tu contraseña sigue siendo la misma. No lo reenvíes a nadie.',
  },
  en: {
    subject: 'Choose a new password',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received a request to change the password of your {brand} account.',
      'Use this link to choose a new one. It works once and expires in one hour.',
    ],
    action: 'Choose a password',
    footer:
      'If you did not request this, ignore this message: your password stays the same. Do not forward it to anyone.',
  },
}

/** Sent to the owner after every change of the password. */
const passwordChangedMail: MailTexts = {
  es: {
    subject: 'Tu contraseña cambió',
    heading: 'Tu contraseña cambió, {name}',
    paragraphs: [
      'La contraseña de tu cuenta de {brand} acaba de cambiar y cerramos la sesión en tus demás dispositivos.',
      'Si iniciabas sesión con otro servicio, como Google o Facebook, a partir de ahora usa tu correo y tu contraseña.',
      'Si fuiste tú, no tienes que hacer nada.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'Your password has changed',
    heading: 'Your password has changed, {name}',
    paragraphs: [
      'The password of your {brand} account has just been changed, and we logged you out on all other devices.',
      'If you used to log in with another service, such as Google or Facebook, use your email and password from now on.',
      "If this was you, you don't need to do anything.",
    ],
    action: "It wasn't me: recover my account",
    footer: 'We let you know whenever something important changes in your account.',
  },
}

const recoveryJob = 'recovery.mail'
const changedJob = 'recovery.changed-mail'

/** Enqueues the mail with the one-time login link, in the language of the request. */
export function enqueueRecoveryMail(context: Context, accountId: string, language: Language): Promise<void> {
  return context.jobs.send(context.db, recoveryJob, { accountId, language })
}

/** Enqueues the notice that the password has changed. */
export function enqueuePasswordChangedMail(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<void> {
  return context.jobs.send(trx, changedJob, { accountId })
}

export function recoveryJobs(context: Context): JobDefinition<never>[] {
  const { config, db, mail } = context
  const recovery: JobDefinition<{ accountId: string; language: Language }> = {
    name: recoveryJob,
    ...mailJobOptions,
    async run({ accountId, language }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const token = await createEmailToken(context, { account_id: accountId, purpose: 'recovery' })
      await mail.send(
        writeMail(recoveryMail, {
          to: addressee.email,
          language,
          values: { name: addressee.first_name },
          url: `${config.PUBLIC_URL}/forgot/${token}`,
        }),
      )
    },
  }
  return [
    recovery,
    createAccountMailJob(context, { name: changedJob, texts: passwordChangedMail, path: '/forgot' }),
  ]
}
