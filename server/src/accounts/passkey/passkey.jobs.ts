import { createAccountMailJob } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { deleteExpiredChallenges } from './passkey.store.ts'
import type { MailTexts } from '../../platform/mail-layout.ts'

/** Sent to the owner when a passkey is added. */
const passkeyAddedMail: MailTexts = {
  es: {
    subject: 'Agregaste una llave de acceso',
    heading: 'Hola, {name}',
    paragraphs: [
      'Tu cuenta de {brand} tiene una llave de acceso nueva. Con ella se inicia sesión sin contraseña ni código.',
      'Si no fuiste tú, quítala y cambia tu contraseña: así se cierran las demás sesiones.',
    ],
    action: 'Ver mis llaves de acceso',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'You added a passkey',
    heading: 'Hello, {name}',
    paragraphs: [
      'Your {brand} account has a new passkey. It logs in without a password or a code.',
      "If this wasn't you, remove it and change your password: that ends all other sessions.",
    ],
    action: 'See my passkeys',
    footer: 'We let you know whenever something important changes in your account.',
  },
}

/** Sent to the owner when a passkey is removed. */
const passkeyRemovedMail: MailTexts = {
  es: {
    subject: 'Quitaste una llave de acceso',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una llave de acceso de tu cuenta de {brand} se quitó y ya no sirve para iniciar sesión.',
      'Si no fuiste tú, cambia tu contraseña: así se cierran las demás sesiones.',
    ],
    action: 'Ver mis llaves de acceso',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'You removed a passkey',
    heading: 'Hello, {name}',
    paragraphs: [
      'A passkey was removed from your {brand} account and no longer logs in.',
      "If this wasn't you, change your password: that ends all other sessions.",
    ],
    action: 'See my passkeys',
    footer: 'We let you know whenever something important changes in your account.',
  },
}

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
