/** Compares response times on small and large data sets: pairs of sequential requests in alternating order. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import { apiPath } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { quantile, timeRequest } from './open-loop.ts'
import { print } from './print.ts'
import { hotPost, ids } from './seed/dataset.ts'
import {
  type Comparison,
  createDeskComparisons,
  createModerationComparisons,
  type Request,
} from './growth-moderation.ts'
import { addCases, removeCases } from './seed/cases.ts'
import { addBlocks, addFollowers, removeBlocks, removeFollowers } from './seed/large-account.ts'

const feedPath = contract.getFeed.path
const followedFeedPath = `${feedPath}?filter=agencia`
const requestsPerBlock = 150
const manyBlocks = 10_000
const thousandBlocks = 1_000
/** Milliseconds after which a server has forgotten what it remembers of a caller. */
const callerCacheTtl = 1_100
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Page 500 by cursor. Posts of deactivated accounts are counted too, which does not change what is measured. */
const deepFeedPath = ({ dataset }: Harness) =>
  `${feedPath}?after=${encodeCursor(ids.post(dataset.posts - 4_990))}`
const likePath = (post: number) => contract.likePost.path.replace('{id}', ids.post(post))

/** Runs every comparison. Each round is one block of requests of either kind, in alternating order. */
export async function measureGrowth({
  keep,
  rounds,
  largePosts,
  followers,
  cases,
}: {
  keep: string | undefined
  rounds: number
  largePosts: number
  /** Of the account that is followed and blocked. */
  followers: number
  /** Open cases in the queue of the desk. */
  cases: number
}): Promise<void> {
  const small = await startHarness({ posts: 10_000, keep })
  const large = await startHarness({ posts: largePosts, keep })
  const blocksMany = ids.account(large.dataset.blocksMany)
  const blocksThousand = ids.account(large.dataset.blocksThousand)
  const desks = [
    { harness: large, cases },
    { harness: small, cases: limits.casesCounted },
  ].map((desk) => ({ ...desk, moderator: ids.account(desk.harness.dataset.followsFifty) }))
  try {
    await addBlocks(large.pool, blocksMany, manyBlocks)
    await addBlocks(large.pool, blocksThousand, thousandBlocks)
    await addFollowers(large.pool, ids.account(large.dataset.popular), followers)
    for (const desk of desks) await addCases(desk.harness.pool, desk.moderator, desk.cases)
    const comparisons = [
      ...(await createComparisons(small, large)),
      ...(await createModerationComparisons(large, followers)),
      ...(await createDeskComparisons(large, small, cases)),
    ]
    for (const comparison of comparisons) await runComparison(comparison, rounds)
  } finally {
    for (const { harness, moderator } of desks) await removeCases(harness.pool, moderator)
    await removeFollowers(large.pool)
    await removeBlocks(large.pool, blocksMany)
    await removeBlocks(large.pool, blocksThousand)
    await large.stop()
    await small.stop()
    agent.destroy()
  }
}

async function createComparisons(small: Harness, large: Harness): Promise<Comparison[]> {
  const { dataset } = large
  const createRequest = async (
    harness: Harness,
    account: number,
    path: string,
    method: Request['method'] = 'GET',
  ): Promise<Request> => ({ harness, token: (await harness.logIn(account)).token, path, method })
  const firstPage = await createRequest(large, dataset.followsFifty, feedPath)
  const followedByFifty = await createRequest(large, dataset.followsFifty, followedFeedPath)
  return [
    {
      name: 'Feed page 1, large dataset / 10 k posts',
      goal: 1.5,
      metric: 'p99',
      measured: firstPage,
      reference: await createRequest(small, small.dataset.followsFifty, feedPath),
    },
    {
      name: 'Feed page 500 by cursor / page 1',
      goal: 1.2,
      metric: 'p50',
      measured: await createRequest(large, dataset.followsFifty, deepFeedPath(large)),
      reference: firstPage,
    },
    {
      name: 'Feed page 500 by number / page 1',
      goal: Infinity,
      metric: 'p50',
      measured: await createRequest(large, dataset.followsFifty, `${feedPath}?page=500`),
      reference: firstPage,
    },
    {
      name: 'Followed feed, 5,000 followed / 50 followed',
      goal: 2,
      metric: 'p50',
      measured: await createRequest(large, dataset.followsMany, followedFeedPath),
      reference: followedByFifty,
    },
    {
      name: 'Followed feed, 3 inactive followed / 50 followed',
      goal: 1.5,
      metric: 'p50',
      measured: await createRequest(large, dataset.followsInactive, followedFeedPath),
      reference: followedByFifty,
    },
    {
      name: 'Feed page 1, 3 accounts blocked / none blocked',
      goal: Infinity,
      metric: 'p50',
      measured: await createRequest(large, dataset.blocker, feedPath),
      reference: firstPage,
    },
    {
      name: 'Feed page 1, 10,000 accounts blocked / none blocked',
      goal: Infinity,
      metric: 'p50',
      measured: await createRequest(large, dataset.blocksMany, feedPath),
      reference: firstPage,
    },
    {
      name: 'Like of a post with 100 k likes / with few',
      goal: 1.2,
      metric: 'p50',
      measured: await createRequest(large, dataset.followsFifty, likePath(hotPost), 'POST'),
      // One post only, as on the other side: nothing but the number of likes differs.
      reference: await createRequest(large, dataset.followsFifty, likePath(dataset.posts - 1), 'POST'),
    },
  ]
}

async function runComparison(
  { name, goal, metric, limitMs, measured, reference }: Comparison,
  rounds: number,
): Promise<void> {
  const sides = [
    { request: measured, times: new Array<number>() },
    { request: reference, times: new Array<number>() },
  ] as const
  for (const { request } of sides) await runBlock(request)
  for (let round = 0; round < rounds; round++) {
    for (const { request, times } of round % 2 === 0 ? sides : sides.toReversed())
      times.push(...(await runBlock(request)))
  }
  for (const { times } of sides) times.sort((a, b) => a - b)
  const [{ times: measuredTimes }, { times: referenceTimes }] = sides
  const ratio = {
    p50: quantile(measuredTimes, 0.5) / quantile(referenceTimes, 0.5),
    p99: quantile(measuredTimes, 0.99) / quantile(referenceTimes, 0.99),
  }
  const result =
    goal === Infinity ? 'no goal' : `goal ${goal} (${metric}) ${ratio[metric] <= goal ? 'met' : 'missed'}`
  const slowest = quantile(measuredTimes, 0.99)
  const limit = limitMs === undefined ? '' : `, ${limitMs} ms (p99) ${slowest <= limitMs ? 'met' : 'missed'}`
  print(
    `${name}: p50 ratio ${ratio.p50.toFixed(2)}, p99 ratio ${ratio.p99.toFixed(2)} ` +
      `(${formatTimes(measuredTimes)} / ${formatTimes(referenceTimes)}); ${result}${limit}`,
  )
}

const formatTimes = (sorted: number[]) =>
  `p50 ${quantile(sorted, 0.5).toFixed(2)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`

async function runBlock({ harness, method, undo, ...request }: Request): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < requestsPerBlock; n++) {
    const { path, token, body } = { ...request, ...request.vary?.(n) }
    const headers = { 'x-access-token': token, ...(body && { 'content-type': 'application/json' }) }
    const url = `${harness.urls.brilla}${apiPath}${path}`
    times.push(
      await timeRequest({ url, method, headers, agent, ...(body && { body: JSON.stringify(body) }) }),
    )
  }
  if (undo) {
    await undo()
    await harness.drain()
    await sleep(callerCacheTtl)
  }
  return times
}
