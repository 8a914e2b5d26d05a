/** What whoever starts Brilla reads: where it is, how to come in, and how far the demonstration world is. */
import type { Context } from './context.ts'
import { refreshFeatured } from './discovery/index.ts'

/** Prints it, and fills the demonstration world behind it; resolves when that is done or was stopped. */
export async function welcome(context: Context, signal: AbortSignal): Promise<void> {
  const { config, log } = context
  if (config.production) log.info(`Brilla is at ${config.PUBLIC_URL}`)
  else say(`\n  Brilla is at ${config.PUBLIC_URL}\n`)
  if (!config.DEMO) return
  const { fillDemo, visitors } = await import('../demo/fill.ts')
  const { demoPassword, emailOf } = await import('../demo/people.ts')
  const begun = Date.now()
  let told = 0
  try {
    await fillDemo(context, {
      signal,
      onOpen: () =>
        say(
          `\n  Log in as a talent   ${emailOf(visitors.talent)}\n       or as an agency  ${emailOf(visitors.agency)}\n` +
            `       password         ${demoPassword}\n  Mails to everybody are at ${config.PUBLIC_URL}/outbox\n\n`,
        ),
      onProgress(done, of) {
        const tenth = Math.floor((done / of) * 10)
        if (tenth === told) return
        told = tenth
        const seconds = Math.round((Date.now() - begun) / 1000)
        say(`  The demonstration world fills in behind this: ${tenth * 10} % after ${seconds} s\n`)
      },
    })
    if (!signal.aborted) await refreshFeatured(context)
  } catch (error) {
    log.error(error, 'the demonstration world could not be filled; the next start goes on with it')
  }
}

function say(text: string): void {
  process.stdout.write(text)
}
