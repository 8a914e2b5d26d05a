/** The command line of the bench; docs/performance.md describes what each mode measures. */
import { parseArgs } from 'node:util'
import { compareWithBaseline } from './abba.ts'
import { measureCrops } from './crops.ts'
import { measureMessages } from './messages.ts'
import { measureExport } from './export.ts'
import { measureMigrations } from './migrations.ts'
import { print } from './print.ts'
import { measureSearch } from './search.ts'
import { measureGrowth } from './growth.ts'
import { measureDeactivation } from './deactivation.ts'
import { measureOutbox } from './outbox.ts'
import { measureOverload } from './overload.ts'
import { startHarness } from './harness.ts'
import { runRegressionGuard } from './regression-guard.ts'
import { scenarios } from './scenarios/index.ts'

const usage = `Usage: npm run bench -- [mode] [options]

Modes (default: compare each scenario with the baseline server, in ABBA order)
  --growth              compares response times at 10,000 and --large posts, and by followers, blocks and cases
  --crops               how much concurrent crops slow the feed down, and how long the first view of a photo takes
  --overload            who is refused, and how fast, when five times as many requests arrive as can be handled
  --outbox              how fast events are delivered
  --deactivation        how much other requests are slowed down while a followed account is deactivated
  --export              memory that the export of an account with --followers and 10,000 posts needs
  --migrations          how much migrations slow requests down that run at the same time
  --messages            how fast messages reach their recipient, with --clients connections, and how fast a long conversation opens
  --search              how long searches and suggestions take over --profiles profiles, --rounds of each kind, and
                        which goals they meet
  --guard               short run that fails when a share has fallen by more than a third since it was recorded

Options
  --only feed,like      scenarios to run: ${Object.keys(scenarios).join(', ')}
  --pairs 7             ABBA pairs per scenario; rounds of --growth and --crops
  --seconds 8           length of one run of one server
  --events              with a handler for the events of every write
  --profiles 1000000    of --search
  --rounds 500          of --search
  --followers 100000    of the account that --deactivation deactivates, --export exports and --growth follows and blocks
  --cases 100000        open cases in the moderators' queue of --growth
  --large 1000000       size of the large dataset of --growth
  --posts 10000         size of the dataset
  --keep <folder>       keep the seeded databases there and use them again
  --clients 2000        connections of --messages; its load lasts --seconds
  --concurrency 200     crops requested at once
  --report <file>       where --guard writes its result as JSON
  --help
`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    pairs: { type: 'string', default: '7' },
    posts: { type: 'string', default: '10000' },
    keep: { type: 'string' },
    growth: { type: 'boolean', default: false },
    crops: { type: 'boolean', default: false },
    outbox: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    deactivation: { type: 'boolean', default: false },
    export: { type: 'boolean', default: false },
    migrations: { type: 'boolean', default: false },
    messages: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    profiles: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '500' },
    clients: { type: 'string', default: '2000' },
    events: { type: 'boolean', default: false },
    followers: { type: 'string', default: '100000' },
    cases: { type: 'string', default: '100000' },
    large: { type: 'string', default: '1000000' },
    guard: { type: 'boolean', default: false },
    report: { type: 'string' },
    concurrency: { type: 'string', default: '200' },
    only: { type: 'string', default: Object.keys(scenarios).join() },
    help: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.pairs)
if (values.help) process.stdout.write(usage)
else if (values.growth)
  await measureGrowth({
    keep: values.keep,
    rounds,
    largePosts: Number(values.large),
    followers: Number(values.followers),
    cases: Number(values.cases),
  })
else if (values.crops)
  await measureCrops({ keep: values.keep, rounds, concurrency: Number(values.concurrency) })
else if (values.overload) await measureOverload({ keep: values.keep, seconds: Number(values.seconds) })
else if (values.outbox) await measureOutbox(values.keep)
else if (values.deactivation) await measureDeactivation(Number(values.followers))
else if (values.export)
  await measureExport({ keep: values.keep, followers: Number(values.followers), posts: 10_000 })
else if (values.migrations) await measureMigrations({ keep: values.keep, posts: Number(values.posts) })
else if (values.messages)
  await measureMessages({
    keep: values.keep,
    clients: Number(values.clients),
    seconds: Number(values.seconds),
  })
else if (values.search)
  await measureSearch({
    keep: values.keep,
    profiles: Number(values.profiles),
    rounds: Number(values.rounds),
  })
else if (values.guard) await runRegressionGuard(values.report)
else await measureScenarios()

async function measureScenarios(): Promise<void> {
  const selected = values.only.split(',').map((key) => {
    const scenario = scenarios[key]
    if (!scenario) throw new Error(`--only accepts ${Object.keys(scenarios).join(', ')}`)
    return { key, scenario }
  })
  const length = { pairs: Number(values.pairs), seconds: Number(values.seconds) }
  const harness = await startHarness({
    posts: Number(values.posts),
    keep: values.keep,
    events: values.events,
  })
  try {
    for (const { key, scenario } of selected) await compareWithBaseline(harness, key, scenario, length)
    print(`Peak memory of the server: ${((await harness.readPeakMemory()) / 1e6).toFixed(0)} MB`)
  } finally {
    await harness.stop()
  }
}
