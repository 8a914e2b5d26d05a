/**
 * A process that a test kills: it publishes one event, and then handles nothing (`publish`) or never finishes handling
 * it (`handle`, or `batch` for a handler of batches). Arguments: which of the two, and the database's connection as JSON.
 */
import { defineEvent, handleInBatches } from './index.ts'
import { startOutboxProcess } from './testing.ts'

const [mode, connection = '{}'] = process.argv.slice(2)
const happened = defineEvent<{ key: string; n: number }>('test.happened', 'key')
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function handle() {
  say('handling')
  await new Promise(() => {})
}

const { db, outbox } = startOutboxProcess(
  JSON.parse(connection),
  [{ name: 'crash', events: [happened], ...(mode === 'batch' ? handleInBatches(handle) : { handle }) }],
  { worker: mode !== 'publish', lease: 1_000 },
)
await db.transaction().execute((trx) => outbox.publish(trx, happened, { key: 'a', n: 7 }))
say('committed')
// Runs until it is killed.
setInterval(() => {}, 60_000)
