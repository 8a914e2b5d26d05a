/** Sending mail: to a server, or as a file in the outbox folder. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Clock, newId } from './clock.ts'
import { minute, second } from './duration.ts'

/** Folder for mails when no SMTP server is configured. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Headers that prevent automatic replies; nodemailer must never load content from files or the network. */
function envelope(from: string, { to, headers, ...mail }: Mail) {
  return {
    from,
    // An object cannot be parsed into several addresses, unlike text.
    to: { name: '', address: to },
    ...mail,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Timeout of one step of a delivery in milliseconds. */
const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/**
 * Timeout of a whole delivery in milliseconds: a server that sends a byte at intervals would never exceed the
 * timeouts of the steps.
 */
const sendTimeout = minute

/** Options of a job that sends one mail. After a crash it is tried again soon after a delivery could have ended. */
export const mailJobOptions = { expireAfter: (2 * sendTimeout) / second }

export interface SmtpMailer extends Mailer {
  /** Rejects when the server cannot be reached or refuses the login. */
  check(): Promise<void>
}

/** Sends mails through the SMTP server at `smtpUrl`, each over a connection of its own that ends after `timeout` milliseconds. */
export function createSmtpMailer(smtpUrl: string, from: string, timeout = sendTimeout): SmtpMailer {
  const transport = createTransport({ url: smtpUrl, ...smtpTimeouts })
  return {
    async check() {
      await transport.verify()
    },
    async send(mail) {
      await transport.sendMail({ ...envelope(from, mail), signal: AbortSignal.timeout(timeout) })
    },
  }
}

/** Writes each mail atomically to `<id>.eml` in `folder`. */
export function createOutboxMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message } = await transport.sendMail({ date: clock.now(), ...envelope(from, mail) })
      const path = join(folder, `${newId(clock)}.eml`)
      await writeFile(`${path}.part`, message)
      await rename(`${path}.part`, path)
    },
  }
}
