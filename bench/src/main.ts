/** The command line of the bench; docs/performance.md describes what each mode measures. */
import { parseArgs } from 'node:util'
import { compareWithBaseline } from './abba.ts'
import { measureBulk } from './bulk.ts'
import { measureGrowth } from './growth.ts'
import { startHarness } from './harness.ts'
import { measureMessages } from './messages.ts'
import { measureOverload } from './overload.ts'
import { print } from './print.ts'
import { runRegressionGuard } from './regression-guard.ts'
import { scenarios } from './scenarios/index.ts'
import { measureSearch } from './search.ts'
import { measureTables } from './tables.ts'

const usage = `Usage: npm run bench -- [mode] [options]

Modes (default: compare each scenario with the baseline server, in ABBA order)
  --growth              compares response times at 10,000 and --large posts
  --messages            how fast messages reach their recipient with --clients connections, and their CPU time
  --bulk                what CPU time a message to 60 people takes, against 60 messages, in --rounds
  --search              how long searches and suggestions take over --profiles profiles, --rounds of each kind
  --tables              what reads, writes and vacuum of --rows likes take, in one table and in parts by hash
  --overload            who is refused, and how fast, when five times as many requests arrive as can be handled
  --guard               short run that fails when a share has fallen by more than a third since it was recorded

Options
  --only feed,like      scenarios to run: ${Object.keys(scenarios).join(', ')}
  --pairs 7             ABBA pairs per scenario; rounds of --growth
  --seconds 8           length of one run of one server, and of the load of --messages and --overload
  --posts 10000         size of the dataset
  --large 1000000       size of the large dataset of --growth
  --clients 2000        connections of --messages
  --profiles 1000000    of --search
  --rows 100000000      of --tables
  --rounds 500          of --search and --bulk
  --keep <folder>       keep the seeded databases there and use them again
  --report <file>       where --guard writes its result as JSON
  --help
`

const { values } = parseArgs({
  options: {
    growth: { type: 'boolean', default: false },
    messages: { type: 'boolean', default: false },
    bulk: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    guard: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(scenarios).join() },
    pairs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '8' },
    posts: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '2000' },
    profiles: { type: 'string', default: '1000000' },
    rows: { type: 'string', default: '100000000' },
    rounds: { type: 'string', default: '500' },
    keep: { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const { keep } = values
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
if (values.help) process.stdout.write(usage)
else if (values.growth)
  await measureGrowth({ keep, rounds: Number(values.pairs), posts: Number(values.large) })
else if (values.messages) await measureMessages({ keep, clients: Number(values.clients), seconds })
else if (values.bulk) await measureBulk({ keep, rounds })
else if (values.search) await measureSearch({ keep, profiles: Number(values.profiles), rounds })
else if (values.tables) await measureTables({ keep, rows: Number(values.rows) })
else if (values.overload) await measureOverload({ keep, seconds })
else if (values.guard) await runRegressionGuard(values.report)
else await measureScenarios()

async function measureScenarios(): Promise<void> {
  const selected = values.only.split(',').map((key) => {
    const scenario = scenarios[key]
    if (!scenario) throw new Error(`--only accepts ${Object.keys(scenarios).join(', ')}`)
    return { key, scenario }
  })
  const harness = await startHarness({ posts: Number(values.posts), keep })
  try {
    for (const { key, scenario } of selected)
      await compareWithBaseline(harness, key, scenario, { pairs: Number(values.pairs), seconds })
    print(`Peak memory of the server: ${((await harness.readPeakMemory()) / 1e6).toFixed(0)} MB`)
  } finally {
    await harness.stop()
  }
}
