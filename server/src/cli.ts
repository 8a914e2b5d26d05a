/** The commands beside the server (P-operation-8); they work while it runs and while it does not. */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import type { Context } from './context.ts'
import { createLog } from './platform/log.ts'
import { createContext } from './create-context.ts'
import { liftSuspension, type Outcome, suspendAccount } from './suspension/index.ts'

const usage = `Usage: suspend <e-mail> --reason "why, as its owner will read it"
       unsuspend <e-mail>`

interface Command {
  run(context: Context): Promise<Outcome>
  said: Record<Outcome, string>
}

function commandOf(args: string[]): Command {
  const { values, positionals } = readArgs(args)
  const [name, email, ...more] = positionals
  const reason = values.reason?.trim() ?? ''
  if (!email || more.length > 0) throw new ConfigError(usage)
  const unknown = `There is no account with the e-mail ${email}.`
  if (name === 'suspend' && reason !== '') {
    return {
      run: (context) => suspendAccount(context, email, reason),
      said: { done: `${email} is suspended.`, unchanged: `${email} was suspended already.`, unknown },
    }
  }
  if (name === 'unsuspend') {
    return {
      run: (context) => liftSuspension(context, email),
      said: { done: `${email} is active again.`, unchanged: `${email} was not suspended.`, unknown },
    }
  }
  throw new ConfigError(usage)
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } })
  } catch {
    throw new ConfigError(usage)
  }
}

try {
  const command = commandOf(process.argv.slice(2))
  const config = readConfig(process.env)
  const { context, dispose } = await createContext(config, createLog('warn'), { attach: true })
  try {
    // Mails are written by the server's own jobs; here they are only asked for.
    await context.jobs.start([])
    const outcome = await command.run(context)
    process.stdout.write(`${command.said[outcome]}\n`)
    process.exitCode = outcome === 'unknown' ? 1 : 0
  } finally {
    await dispose()
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
