/**
 * How fast, against the bare limit: our server and empty handlers in front of one prepared statement each take turns
 * (ABBA) on the same data. `npm run bench -- --seconds 8 --pairs 7 --posts 10000 --only feed,like`.
 */
import { parseArgs } from 'node:util'
import { startBench } from './stage.ts'
import { subjects } from './subjects.ts'
import { compare } from './turns.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    pairs: { type: 'string', default: '7' },
    posts: { type: 'string', default: '10000' },
    keep: { type: 'string' },
    only: { type: 'string', default: Object.keys(subjects).join() },
  },
})
const length = { pairs: Number(values.pairs), seconds: Number(values.seconds) }

const stage = await startBench({ posts: Number(values.posts), keep: values.keep })
try {
  for (const word of values.only.split(',')) {
    const subject = subjects[word]
    if (!subject) throw new Error(`--only takes ${Object.keys(subjects).join(', ')}`)
    await compare(stage, word, subject, length)
  }
} finally {
  await stage.stop()
}
