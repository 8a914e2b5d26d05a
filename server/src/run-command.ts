/** The administration commands (P-operation-8); they work with the server running or stopped. */
import { parseArgs } from 'node:util'
import { limits, termsVersion } from '@brilla/contract/platform/limits'
import { createJobDefinitions } from './app.ts'
import { backUp, restore } from './platform/backup/index.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import type { Context } from './context.ts'
import { rebuildDiscovery } from './discovery/search/index.ts'
import { createLog } from './platform/log.ts'
import { createContext } from './create-context.ts'
import { describeConfig } from './describe-config.ts'
import { makePlaceholders } from './media/index.ts'
import { changeModerator, liftSuspension, type Outcome, suspendAccount } from './safety/moderation/index.ts'
import { recount, type RecountPosition, recountTables } from './data-rights/recount/index.ts'
import { type FailedJob, findFailedJobs, retryFailedJobs } from './platform/jobs/index.ts'
import { announceTerms } from './safety/terms/index.ts'
import { switchTwoStepOff } from './accounts/two-step/index.ts'

const usage = `Usage: suspend <email> --reason "why, as its owner will read it"
       unsuspend <email> --reason "why, as its owner will read it"
       two-step-off <email>    for an owner who has lost both the app and the recovery codes
       moderator appoint <email>   gives an account the desk at /moderacion
       moderator revoke <email>    takes it away
       terms announce --es "what changes, in Spanish" --en "the same in English"
                                announces the terms of this program, six weeks before they take effect
       jobs                     lists background jobs whose last attempt failed
       jobs retry [name]        has them tried again
       recount                  corrects counters that differ from the rows that they count
       recount --from <place>   continues one that was interrupted
       migrate                  brings the database to this version, as each start does
       discovery rebuild        writes the rows of search and lists of people again
       placeholders             makes the placeholders of images that were uploaded before there were any
       backup <folder>          copies the embedded database and DATA_DIR to a new folder
       restore <folder>         fills an empty DATA_DIR from such a copy
       config                   prints the configuration without secrets`

const mostListed = 1_000

/** Writes a piece of output. */
type Write = (text: string) => unknown

/** Returns the output of a command and whether it failed; `write` is for output before its end. */
type Command = (context: Context, write: Write) => Promise<{ text: string; failed?: boolean }>

/** Returns the output of a command that neither migrates the database nor opens other services. */
type BareCommand = (config: Config, variables: NodeJS.ProcessEnv) => Promise<string>

/** Undefined when the arguments name another kind of command. */
function parseBareCommand([name, folder, ...more]: string[]): BareCommand | undefined {
  const log = createLog('warn')
  if (name === 'config' && folder === undefined) return async (_, variables) => describeConfig(variables)
  if (folder === undefined || more.length > 0) return undefined
  if (name === 'backup') {
    return async (config) => {
      await backUp(config, folder, log)
      const files = config.s3 ? ' The files are in the bucket, which is not part of it.' : ''
      return `The backup is in ${folder}.${files}`
    }
  }
  if (name !== 'restore') return undefined
  return async (config) => {
    await restore(config, folder, log)
    return `${config.DATA_DIR} holds the backup now; start the server to use it.`
  }
}

function parseCommand(args: string[]): Command {
  const { values, positionals } = readArgs(args)
  const [name = '', ...rest] = positionals
  if (name === 'jobs') return parseJobsCommand(rest)
  if (name === 'recount' && rest.length === 0) return createRecountCommand(parsePosition(values.from))
  if (name === 'migrate' && rest.length === 0) return reportMigrated
  if (name === 'discovery') return parseDiscoveryCommand(rest)
  if (name === 'placeholders' && rest.length === 0) return runPlaceholdersCommand
  if (name === 'moderator') return parseModeratorCommand(rest)
  if (name === 'terms') return parseTermsCommand(rest, values)
  const [email, ...more] = rest
  const reason = values.reason?.trim() ?? ''
  if (!email || more.length > 0) throw new ConfigError(usage)
  const unknown = `There is no account with the email ${email}.`
  if (name === 'suspend' && reason !== '') {
    return createAccountCommand((context) => suspendAccount(context, email, reason), {
      done: `${email} is suspended.`,
      unchanged: `${email} was suspended already.`,
      unknown,
    })
  }
  if (name === 'unsuspend' && reason !== '') {
    return createAccountCommand((context) => liftSuspension(context, email, reason), {
      done: `${email} is active again.`,
      unchanged: `${email} was not suspended.`,
      unknown,
    })
  }
  if (name === 'two-step-off') {
    return createAccountCommand((context) => switchTwoStepOff(context, email), {
      done: `Two-step login is off for ${email}.`,
      unchanged: `Two-step login was off for ${email}.`,
      unknown,
    })
  }
  throw new ConfigError(usage)
}

/** Every command migrates when it opens the database. */
const reportMigrated: Command = async () => ({ text: 'The database has the migrations of this version.' })

function parseModeratorCommand([action, email, ...more]: string[]): Command {
  const isKnown = action === 'appoint' || action === 'revoke'
  if (!isKnown || !email || more.length > 0) throw new ConfigError(usage)
  const appoints = action === 'appoint'
  return createAccountCommand((context) => changeModerator(context, email, appoints), {
    done: `${email} is ${appoints ? 'now a moderator' : 'no longer a moderator'}.`,
    unchanged: `${email} was ${appoints ? 'a moderator already' : 'not a moderator'}.`,
    unknown: `There is no account with the email ${email}.`,
  })
}

function createAccountCommand(
  run: (context: Context) => Promise<Outcome>,
  texts: Record<Outcome, string>,
): Command {
  return async (context) => {
    const outcome = await run(context)
    return { text: texts[outcome], failed: outcome === 'unknown' }
  }
}

function parseJobsCommand([action, name, ...more]: string[]): Command {
  if (action === undefined) {
    return async ({ db }) => ({ text: describeFailedJobs(await findFailedJobs(db, mostListed)) })
  }
  if (action !== 'retry' || more.length > 0) throw new ConfigError(usage)
  return async ({ db }) => {
    const count = await retryFailedJobs(db, name ?? null)
    return { text: `${count} ${count === 1 ? 'job is' : 'jobs are'} tried again.` }
  }
}

function parseTermsCommand(
  [action, ...more]: string[],
  summaries: { es?: string | undefined; en?: string | undefined },
): Command {
  const es = summaries.es?.trim()
  const en = summaries.en?.trim()
  if (action !== 'announce' || more.length > 0 || !es || !en) throw new ConfigError(usage)
  return async (context) => {
    const announced = await announceTerms(context, { es, en })
    if (announced === 'repeated') {
      return { text: `The version of ${termsVersion} was announced before.`, failed: true }
    }
    if (announced === 'too_soon') {
      const text = `The version of ${termsVersion} takes effect in less than ${limits.termsNoticeDays} days.`
      return { text, failed: true }
    }
    const { count } = announced
    const accounts = `${count} ${count === 1 ? 'account is' : 'accounts are'}`
    return { text: `The version of ${termsVersion} is announced: ${accounts} told by mail.` }
  }
}

function parseDiscoveryCommand([action, ...more]: string[]): Command {
  if (action !== 'rebuild' || more.length > 0) throw new ConfigError(usage)
  return async ({ db }) => {
    const count = await rebuildDiscovery(db)
    return { text: `The rows of ${count} ${count === 1 ? 'account' : 'accounts'} were written again.` }
  }
}

function describeFailedJobs(jobs: FailedJob[]): string {
  if (jobs.length === 0) return 'There are no failed jobs.'
  return jobs
    .map(({ id, name, attempts, failedAt, error }) =>
      [failedAt.toISOString(), name, `job ${id}`, `${attempts} attempts`, error].join('  '),
    )
    .join('\n')
}

/** A place in a recount as it is printed: `comment` or `comment:<id>`. */
function parsePosition(written: string | undefined): RecountPosition | undefined {
  if (written === undefined) return undefined
  const [table = '', after = null, ...more] = written.split(':')
  const isId = after === null || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(after)
  if (!recountTables.includes(table) || !isId || more.length > 0) throw new ConfigError(usage)
  return { table, after }
}

function createRecountCommand(from: RecountPosition | undefined): Command {
  return async (context, write) => {
    const { compared, corrected, position } = await runInterruptible((signal) =>
      recount(context, {
        ...(from && { from }),
        signal,
        onDifference: (table, { id, column, stored, actual }) =>
          write(`${table} ${id}: ${column} was ${stored}, is now ${actual}\n`),
      }),
    )
    const done = `${compared} rows were compared and ${corrected} counters corrected.`
    if (position === null) return { text: done }
    const place = [position.table, position.after].filter((part) => part !== null).join(':')
    return { text: `${done} Interrupted; continue with: recount --from ${place}`, failed: true }
  }
}

const runPlaceholdersCommand: Command = (context, write) =>
  runInterruptible(async (signal) => {
    const { made, failed } = await makePlaceholders(context, {
      signal,
      onFailure: (name, error) =>
        write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`),
    })
    const text = `${made} placeholders were made; ${failed} images cannot be read.`
    return signal.aborted
      ? { text: `${text} Interrupted; run it again for the rest.`, failed: true }
      : { text }
  })

/** Lets Ctrl+C abort the signal instead of ending the process. */
async function runInterruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.once(signal, interrupt)
  try {
    return await work(interruption.signal)
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
  }
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        from: { type: 'string' },
        es: { type: 'string' },
        en: { type: 'string' },
      },
    })
  } catch {
    throw new ConfigError(usage)
  }
}

/** Where a command writes to, as `process` does. */
export interface Output {
  stdout: { write: Write }
  stderr: { write: Write }
}

/** Runs the command that the arguments name, on the server that the variables configure; returns its exit code. */
export async function runCommand(
  args: string[],
  variables: NodeJS.ProcessEnv,
  { stdout, stderr }: Output,
): Promise<number> {
  try {
    const runBare = parseBareCommand(args)
    if (runBare) {
      stdout.write(`${await runBare(readConfig(variables), variables)}\n`)
      return 0
    }
    const run = parseCommand(args)
    const config = readConfig(variables)
    const { context, jobContext, dispose } = await createContext(config, createLog('warn'), { attach: true })
    try {
      // Mails are only enqueued here; the server's jobs send them.
      await context.jobs.start(createJobDefinitions(jobContext))
      // A command may take longer than a request.
      const { text, failed } = await run(jobContext, (line) => stdout.write(line))
      stdout.write(`${text}\n`)
      return failed ? 1 : 0
    } finally {
      await dispose()
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    stderr.write(`${error.message}\n`)
    return 1
  }
}
