import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import { findMailRecipient } from '../account/index.ts'
import { deleteExpiredSessions } from '../auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { createEndToken } from './end-token.ts'
import { deleteOldBrowsers } from './new-browser.store.ts'
import { describeTimeZone } from './time-zone.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** A login from a browser that the account has not used before. */
const newBrowserMail: MailTexts = {
  es: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    heading: 'Hola, {name}',
    paragraphs: [
      'Alguien inició sesión en tu cuenta de {brand} desde un navegador que no habías usado antes.',
      'Navegador y sistema: {device}. Fecha y hora: {time}.',
      'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña.',
    ],
    action: 'No fui yo: cerrar esa sesión',
    footer:
      'El enlace funciona una sola vez y sin iniciar sesión. No reenvíes este mensaje. Navegador, sistema y zona horaria son los que el navegador dice.',
  },
  en: {
    subject: 'New login to your account',
    heading: 'Hello, {name}',
    paragraphs: [
      "Someone logged in to your {brand} account from a browser you haven't used before.",
      'Browser and operating system: {device}. Date and time: {time}.',
      "If this was you, you don't need to do anything. If not, end that session and change your password.",
    ],
    action: "It wasn't me: end that session",
    footer:
      "The link works once, without logging in. Don't forward this message. Browser, operating system and time zone are as reported by the browser.",
  },
}

/** Stands for a browser that did not say what it is. */
const unknownDevice: Record<Language, string> = { es: 'desconocidos', en: 'unknown' }

const newBrowserJob = 'session.new-browser-mail'

interface NewBrowser {
  accountId: string
  sessionId: string
  /** Browser and operating system; empty when unknown. */
  device: string
  /** Of the browser; empty when unknown. */
  timeZone: string
  /** ISO 8601 timestamp of the login. */
  at: string
}

/** Enqueues the mail about a login from a new browser. */
export function enqueueNewBrowserMail(context: Context, trx: Database, data: NewBrowser): Promise<void> {
  return context.jobs.send(trx, newBrowserJob, data)
}

/** In the time zone of the browser, which tells where it may be, or in UTC. */
function formatTime(at: string, timeZone: string, language: Language): string {
  const zone = timeZone && describeTimeZone(timeZone, language)
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-MX', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone ? timeZone : 'UTC',
  })
  return zone ? `${format.format(new Date(at))} (${zone})` : `${format.format(new Date(at))} UTC`
}

export function sessionJobs(context: Context): JobDefinition<never>[] {
  const { clock, config, db, mail } = context
  const newBrowser: JobDefinition<NewBrowser> = {
    name: newBrowserJob,
    ...mailJobOptions,
    async run({ accountId, sessionId, device, timeZone, at }) {
      const addressee = await findMailRecipient(db, accountId)
      const token = addressee && (await createEndToken(context, sessionId))
      if (!addressee || !token) return
      const { email, first_name } = addressee
      const language = addressee.language === 'en' ? 'en' : 'es'
      const values = {
        name: first_name,
        device: device || unknownDevice[language],
        time: formatTime(at, timeZone, language),
      }
      const url = `${config.PUBLIC_URL}/login/end-session#${token}`
      await mail.send(writeMail(newBrowserMail, { to: email, language, values, url }))
    },
  }
  return [
    newBrowser,
    {
      name: 'session.sweep',
      schedule: '17 * * * *',
      async run() {
        const now = clock.now()
        const daysAgo = (days: number) => new Date(now.getTime() - days * day)
        await deleteExpiredSessions(db, now)
        await deleteOldBrowsers(db, {
          lastLogin: daysAgo(serverLimits.knownBrowserDays),
          // By then the reported session has ended, unless another has replaced it.
          notice: daysAgo(limits.sessionRememberedDays),
        })
      },
    },
  ]
}
