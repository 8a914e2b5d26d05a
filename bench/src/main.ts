/**
 * How fast, against the bare limit: our server and an empty handler in front of one prepared statement take turns
 * (ABBA) on the same data. `npm run bench -- --seconds 8 --pairs 7 --posts 10000`.
 */
import { parseArgs } from 'node:util'
import { likes } from './like.ts'
import { feed } from './feed.ts'
import { startBench } from './stage.ts'
import { compare } from './turns.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    pairs: { type: 'string', default: '7' },
    posts: { type: 'string', default: '10000' },
  },
})

const stage = await startBench(Number(values.posts))
try {
  for (const subject of [feed, likes]) {
    await compare(stage, subject, Number(values.pairs), Number(values.seconds))
  }
} finally {
  await stage.stop()
}
