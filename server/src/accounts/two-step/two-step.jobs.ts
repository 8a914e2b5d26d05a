import { createAccountMailJob } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { decryptSecret, encryptSecret } from './secret-encryption.ts'
import { listSecrets, replaceSecret } from './two-step.store.ts'
import type { MailTexts } from '../../platform/mail-layout.ts'

/** Sent to the owner when two-step login is switched on. */
const twoStepOnMail: MailTexts = {
  es: {
    subject: 'Activaste la verificación en dos pasos',
    heading: 'Hola, {name}',
    paragraphs: [
      'La verificación en dos pasos de tu cuenta de {brand} está activada y cerramos tus demás sesiones. Desde ahora, al iniciar sesión te pediremos también un código de tu aplicación.',
      'Guarda tus códigos de recuperación en un lugar seguro: sin ellos y sin tu teléfono no podrás iniciar sesión.',
      'Si no fuiste tú, recupera tu cuenta y escríbenos.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'You turned on two-step login',
    heading: 'Hello, {name}',
    paragraphs: [
      'Two-step login is on for your {brand} account, and we ended your other sessions. From now on, we also ask for a code from your app when you log in.',
      "Keep your recovery codes in a safe place: without them and your phone, you can't log in.",
      "If this wasn't you, recover your account and write to us.",
    ],
    action: "It wasn't me: recover my account",
    footer: 'We let you know whenever something important changes in your account.',
  },
}

/** Sent to the owner when two-step login is switched off. */
const twoStepOffMail: MailTexts = {
  es: {
    subject: 'La verificación en dos pasos está desactivada',
    heading: 'Hola, {name}',
    paragraphs: [
      'La verificación en dos pasos de tu cuenta de {brand} se desactivó. Para iniciar sesión vuelve a bastar tu contraseña.',
      'Si no fuiste tú, elige ahora una contraseña nueva: así se cierran todas las sesiones. Después actívala otra vez.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'Two-step login is off',
    heading: 'Hello, {name}',
    paragraphs: [
      'Two-step login was turned off for your {brand} account. Your password alone is enough to log in again.',
      "If this wasn't you, choose a new password now: that ends all sessions. Then turn it on again.",
    ],
    action: "It wasn't me: recover my account",
    footer: 'We let you know whenever something important changes in your account.',
  },
}

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
