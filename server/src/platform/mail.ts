/** Sending mail: to a server, or as a file in the outbox folder. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Counter } from 'prom-client'
import { type Clock, createStableId, newId, systemClock } from './clock.ts'
import { minute, second } from './duration.ts'
import { getCurrentJob } from './jobs/current-job.ts'
import { isLoopback } from './tls.ts'

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

const mails = new Counter({
  name: 'mails_total',
  help: 'Attempts to send a mail, by outcome.',
  labelNames: ['outcome'],
})
for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)

/** Counts how sending a mail ends. */
async function count(sending: Promise<unknown>): Promise<void> {
  try {
    await sending
    mails.inc({ outcome: 'sent' })
  } catch (error) {
    mails.inc({ outcome: 'failed' })
    throw error
  }
}

/** The same for a mail that its job sends again, because its process died before it could record the end. */
function createId(clock: Clock, { to, subject }: Mail): string {
  const job = getCurrentJob()
  return job ? createStableId(job.enqueuedAt, JSON.stringify([job.id, to, subject])) : newId(clock)
}

/** Headers that prevent automatic replies; nodemailer must never load content from files or the network. */
function envelope(from: string, id: string, { to, headers, ...mail }: Mail) {
  return {
    from,
    messageId: `<${id}@${/@([^>]+)/.exec(from)![1]}>`,
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
  // No mail and no password goes to another machine in the clear.
  const requireTLS = !isLoopback(new URL(smtpUrl).hostname)
  const transport = createTransport({ url: smtpUrl, requireTLS, ...smtpTimeouts })
  return {
    async check() {
      await transport.verify()
    },
    send: (mail) =>
      count(
        transport.sendMail({
          ...envelope(from, createId(systemClock, mail), mail),
          signal: AbortSignal.timeout(timeout),
        }),
      ),
  }
}

/** Writes each mail atomically to `<id>.eml` in `folder`; one that is sent again replaces itself. */
export function createOutboxMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  async function write(mail: Mail): Promise<void> {
    await mkdir(folder, { recursive: true })
    const id = createId(clock, mail)
    const { message } = await transport.sendMail({ date: clock.now(), ...envelope(from, id, mail) })
    const path = join(folder, `${id}.eml`)
    await writeFile(`${path}.part`, message)
    await rename(`${path}.part`, path)
  }
  return { send: (mail) => count(write(mail)) }
}
