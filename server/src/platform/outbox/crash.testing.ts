/**
 * A process that a test kills: it publishes one event, and then handles nothing (`publish`) or never finishes handling
 * it (`handle`, or `batch` for a handler of batches). Arguments: which of the two, and the database's connection as JSON.
 */
import { handleInBatches } from './index.ts'
import { happened, startOutboxProcess } from './outbox.testing.ts'

const [mode, connection = '{}'] = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function handle() {
  say('handling')
  await new Promise(() => {})
}

const { db, outbox } = await startOutboxProcess(
  JSON.parse(connection),
  [{ name: 'crash', events: [happened], ...(mode === 'batch' ? handleInBatches(handle) : { handle }) }],
  { worker: mode !== 'publish' },
)
await db.transaction().execute((trx) => outbox.publish(trx, happened, { n: 7 }))
say('committed')
// Runs until it is killed.
setInterval(() => {}, 60_000)
