/** What whoever starts Brilla reads: where it is, how to come in, and how far the demonstration world is. */
import type { Context } from './context.ts'

/** Prints it, and fills the demonstration world behind it; resolves when that is done or was stopped. */
export async function welcome(context: Context, signal: AbortSignal): Promise<void> {
  const { config, log } = context
  if (config.production) log.info(`Brilla is at ${config.PUBLIC_URL}`)
  else process.stdout.write(`\n  Brilla is at ${config.PUBLIC_URL}\n`)
  if (!config.DEMO) return
  const { demoPassword, emailOf } = await import('../demo/people.ts')
  process.stdout.write(
    `\n  Log in as a talent   ${emailOf('ana')}\n       or as an agency  ${emailOf('casting-luz')}\n` +
      `       password         ${demoPassword}\n  Mails to everybody are at ${config.PUBLIC_URL}/outbox\n\n`,
  )
  const { fillDemo } = await import('../demo/fill.ts')
  let told = 0
  const onProgress = (done: number, of: number) => {
    const tenth = Math.floor((done / of) * 10)
    if (tenth === told) return
    told = tenth
    process.stdout.write(`  The demonstration world fills in: ${tenth * 10} %\n`)
  }
  try {
    await fillDemo(context, { onProgress, signal })
  } catch (error) {
    log.error(error, 'the demonstration world could not be filled')
  }
}
