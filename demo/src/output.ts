/** Lines about the demonstration data that the start command prints. */
import type { Config } from '@brilla/server/config'
import { demoPassword, getEmail, printedAccounts } from './logins.ts'

/** Describes how to log in and, if the server shows the mails, where. */
export function formatLogins({
  PUBLIC_URL,
  servesOutbox,
}: Pick<Config, 'PUBLIC_URL' | 'servesOutbox'>): string {
  const lines = [
    `  Log in as a talent      ${getEmail(printedAccounts.talent)}`,
    `       or as an agency    ${getEmail(printedAccounts.agency)}`,
    `       or as a moderator  ${getEmail(printedAccounts.moderator)}`,
    `       password           ${demoPassword}`,
    ...(servesOutbox ? [`  Mails to everybody are at ${PUBLIC_URL}/outbox`] : []),
  ]
  return `${lines.join('\n')}\n\n`
}

/** Creates a function that prints the progress at each tenth of the way. */
export function printProgress(): (done: number, total: number) => void {
  const startedAt = Date.now()
  let printed = 0
  return (done, total) => {
    const tenths = Math.floor((done / total) * 10)
    if (tenths === printed) return
    printed = tenths
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    process.stdout.write(`  Seeding the demonstration data: ${tenths * 10} % after ${seconds} s\n`)
  }
}
