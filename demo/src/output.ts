/** Lines about the demonstration world that the start command prints. */
import { demoPassword, getEmail, printedAccounts } from './logins.ts'

const print = (text: string) => void process.stdout.write(text)

/** Prints how to log in, and where the mails are. */
export function printLogins(publicUrl: string): void {
  print(
    `  Log in as a talent   ${getEmail(printedAccounts.talent)}\n       or as an agency  ${getEmail(printedAccounts.agency)}\n` +
      `       password         ${demoPassword}\n  Mails to everybody are at ${publicUrl}/outbox\n\n`,
  )
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
    print(`  The demonstration world is being filled: ${tenths * 10} % after ${seconds} s\n`)
  }
}
