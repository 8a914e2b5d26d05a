/** Tells people that a moderator has corrected their birth date without their having asked for it (P-moderation-26). */
import { isMinor } from '@brilla/contract/accounts/age'
import type { Language } from '@brilla/contract/platform/errors'
import { findMailRecipient } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { findAccount } from './people.store.ts'

const mailJob = 'moderation.birthdate-mail'

interface Corrected {
  accountId: string
}

/** Enqueues the mail, once the transaction has committed. */
export function enqueueBirthdateMail(context: Context, trx: Database, accountId: string): Promise<void> {
  return context.jobs.send(trx, mailJob, { accountId })
}

const texts: MailTexts = {
  es: {
    subject: 'Corregimos tu fecha de nacimiento',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una persona de nuestro equipo corrigió la fecha de nacimiento de tu cuenta. Ahora es el {birthdate}.',
    ],
    footer: 'Si no es la tuya, escríbenos en {contact}.',
  },
  en: {
    subject: 'We corrected your date of birth',
    heading: 'Hello, {name}',
    paragraphs: ['Someone on our team corrected the date of birth of your account. It is now {birthdate}.'],
    footer: 'If this is not yours, write to us at {contact}.',
  },
}

const ofMinors: Record<Language, string> = {
  es: 'Como eres menor de edad, nadie más ve tu correo, tu fecha de nacimiento ni tu ciudad.',
  en: 'As you are under 18, nobody else sees your email, your date of birth or your city.',
}

const formats: Record<Language, Intl.DateTimeFormat> = {
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
}

export function birthdateMailJob({ clock, config, db, mail }: Context): JobDefinition<Corrected> {
  return {
    name: mailJob,
    ...mailJobOptions,
    async run({ accountId }) {
      const [addressee, account] = await Promise.all([
        findMailRecipient(db, accountId),
        findAccount(db, accountId),
      ])
      if (!addressee || !account) return
      const language = addressee.language === 'en' ? 'en' : 'es'
      const values = {
        name: addressee.first_name,
        birthdate: formats[language].format(new Date(account.birthdate)),
        contact: `${config.PUBLIC_URL}/contacto`,
      }
      const items = isMinor(clock.now(), account.birthdate) ? [ofMinors[language]] : []
      await mail.send(writeMail(texts, { to: addressee.email, language, values, items }))
    },
  }
}
