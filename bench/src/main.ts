/**
 * How fast, against the bare limit: our server and empty handlers in front of one prepared statement each take turns
 * (ABBA) on the same data. `npm run bench -- --seconds 8 --pairs 7 --posts 10000 --only feed,like --keep <folder>`.
 * With `--growth`, how calls grow with the data instead, and with `--crops`, what crops cost the calls beside them;
 * `--pairs` are then their rounds. With `--guard`, a minute's worth of it, against what is recorded.
 */
import { parseArgs } from 'node:util'
import { measureCrops } from './crops.ts'
import { grow } from './growth.ts'
import { guard } from './guard.ts'
import { startBench } from './stage.ts'
import { subjects } from './subjects.ts'
import { compare } from './turns.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    pairs: { type: 'string', default: '7' },
    posts: { type: 'string', default: '10000' },
    keep: { type: 'string' },
    growth: { type: 'boolean', default: false },
    crops: { type: 'boolean', default: false },
    guard: { type: 'boolean', default: false },
    report: { type: 'string' },
    crowd: { type: 'string', default: '200' },
    only: { type: 'string', default: Object.keys(subjects).join() },
  },
})
const rounds = Number(values.pairs)
if (values.growth) await grow({ keep: values.keep, rounds })
else if (values.crops) await measureCrops({ keep: values.keep, rounds, crowd: Number(values.crowd) })
else if (values.guard) await guard(values.report)
else await measure()

async function measure(): Promise<void> {
  const chosen = values.only.split(',').map((word) => {
    const subject = subjects[word]
    if (!subject) throw new Error(`--only takes ${Object.keys(subjects).join(', ')}`)
    return { word, subject }
  })
  const length = { pairs: Number(values.pairs), seconds: Number(values.seconds) }
  const bench = await startBench({ posts: Number(values.posts), keep: values.keep })
  try {
    for (const { word, subject } of chosen) await compare(bench, word, subject, length)
    process.stdout.write(`The server held ${((await bench.peak()) / 1e6).toFixed(0)} MB at the most\n`)
  } finally {
    await bench.stop()
  }
}
