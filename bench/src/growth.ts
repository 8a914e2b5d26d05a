/** How calls grow with the data: two of them in turns, one at a time, each ratio beside its goal. */
import { Agent } from 'node:http'
import { contract } from '@brilla/contract'
import { encodeCursor } from '@brilla/contract/cursor'
import { call, quantile } from './open-load.ts'
import { hotPost, ids } from './seed/world.ts'
import { type Bench, startBench } from './stage.ts'

interface Load {
  bench: Bench
  token: string
  method: 'GET' | 'POST'
  /** Below `/api`; of the n-th call. */
  path(n: number): string
}

interface Comparison {
  what: string
  goal: number
  /** Of which time of the two. */
  by: 'p50' | 'p99'
  loads: [Load, Load]
}

const feed = contract.getFeed.path
const followed = `${feed}?filter=agencia`
const block = 150
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Page 500 by its cursor, as if nobody had left: what is skipped does not matter. */
const deepFeed = ({ world }: Bench) => `${feed}?after=${encodeCursor(ids.post(world.posts - 4_990))}`
const likeOf = (post: number) => contract.likePost.path.replace('{id}', ids.post(post))

/** Runs all comparisons, each in so many rounds of two blocks of calls each way. */
export async function grow({ keep, rounds }: { keep: string | undefined; rounds: number }): Promise<void> {
  const small = await startBench({ posts: 10_000, keep })
  const large = await startBench({ posts: 1_000_000, keep })
  try {
    for (const comparison of await comparisons(small, large)) await compare(comparison, rounds)
  } finally {
    await large.stop()
    await small.stop()
    agent.destroy()
  }
}

async function comparisons(small: Bench, large: Bench): Promise<Comparison[]> {
  const { world } = large
  const by = async (
    bench: Bench,
    person: number,
    path: Load['path'],
    method: Load['method'] = 'GET',
  ): Promise<Load> => ({
    bench,
    token: (await bench.logIn(person)).token,
    path,
    method,
  })
  const first = await by(large, world.followsFifty, () => feed)
  const fifty = await by(large, world.followsFifty, () => followed)
  const page = (number: number) => by(large, world.followsFifty, () => `${feed}?page=${number}`)
  return [
    {
      what: 'Page 1 of 1 M posts to 10 k',
      goal: 1.5,
      by: 'p99',
      loads: [first, await by(small, small.world.followsFifty, () => feed)],
    },
    {
      what: 'Page 500 by cursor to page 1',
      goal: 1.2,
      by: 'p50',
      loads: [await by(large, world.followsFifty, () => deepFeed(large)), first],
    },
    { what: 'Page 500 by number to page 1', goal: Infinity, by: 'p50', loads: [await page(500), first] },
    {
      what: 'Following 5,000 to 50',
      goal: 2,
      by: 'p50',
      loads: [await by(large, world.followsMany, () => followed), fifty],
    },
    {
      what: 'Following three who are silent to 50',
      goal: 1.5,
      by: 'p50',
      loads: [await by(large, world.followsSilent, () => followed), fifty],
    },
    {
      what: 'Page 1 for whoever has blocked three to page 1',
      goal: Infinity,
      by: 'p50',
      loads: [await by(large, world.blocker, () => feed), first],
    },
    {
      what: 'Like with 100 k likes to one with few',
      goal: 1.2,
      by: 'p50',
      loads: [
        await by(large, world.followsFifty, () => likeOf(hotPost), 'POST'),
        // Always the same one, as the other is: what is compared is the number of likes.
        await by(large, world.followsFifty, () => likeOf(world.posts - 1), 'POST'),
      ],
    },
  ]
}

async function compare({ what, goal, by, loads }: Comparison, rounds: number): Promise<void> {
  const [one, other]: [number[], number[]] = [[], []]
  for (const load of loads) await run(load, block)
  for (let round = 0; round < rounds; round++) {
    const turns = [
      [one, loads[0]],
      [other, loads[1]],
    ] as const
    for (const [times, load] of round % 2 === 0 ? turns : turns.toReversed()) {
      times.push(...(await run(load, block)))
    }
  }
  for (const times of [one, other]) times.sort((a, b) => a - b)
  const ratio = {
    p50: quantile(one, 0.5) / quantile(other, 0.5),
    p99: quantile(one, 0.99) / quantile(other, 0.99),
  }
  const verdict =
    goal === Infinity ? 'no goal' : `goal ${goal} by ${by}: ${ratio[by] <= goal ? 'met' : 'missed'}`
  process.stdout.write(
    `${what}: p50 ${ratio.p50.toFixed(2)}, p99 ${ratio.p99.toFixed(2)} ` +
      `(${figures(one)} to ${figures(other)}); ${verdict}\n`,
  )
}

const figures = (of: number[]) => `${quantile(of, 0.5).toFixed(2)} ms, p99 ${quantile(of, 0.99).toFixed(1)}`

async function run({ bench, token, method, path }: Load, calls: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const url = `${bench.ours}/api${path(n)}`
    times.push(await call({ url, method, headers: { 'x-access-token': token }, agent }))
  }
  return times
}
