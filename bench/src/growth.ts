/** Compares response times on small and large data sets: pairs of sequential requests in alternating order. */
import { Agent } from 'node:http'
import { contract } from '@brilla/contract'
import { encodeCursor } from '@brilla/contract/platform/cursor'
import { apiPath } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { quantile, timeRequest } from './open-loop.ts'
import { print } from './print.ts'
import { hotPost, ids } from './seed/dataset.ts'

interface Request {
  harness: Harness
  token: string
  method: 'GET' | 'POST'
  /** As in the contract. */
  path: string
}

interface Comparison {
  name: string
  /** Upper limit of the ratio. */
  goal: number
  metric: 'p50' | 'p99'
  measured: Request
  reference: Request
}

const feedPath = contract.getFeed.path
const followedFeedPath = `${feedPath}?filter=agencia`
const requestsPerBlock = 150
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Page 500 by cursor. Posts of deactivated accounts are counted too, which does not change what is measured. */
const deepFeedPath = ({ dataset }: Harness) =>
  `${feedPath}?after=${encodeCursor(ids.post(dataset.posts - 4_990))}`
/** An account number. */
const agency = 3

/** Creates a list of so many talents, and returns its path. */
async function createList({ pool }: Harness, people: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with created as (
       insert into list (id, agency_id, name, created_at, changed_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, now(), now()) returning id
     ), listed as (
       insert into list_person (list_id, account_id, position, added_at)
       select created.id, talent.id, row_number() over (order by talent.id), now()
       from created, (select id from account where type = 'talento' and status = 'active' order by id limit $2) talent
     )
     select id from created`,
    [ids.account(agency), people],
  )
  return contract.getList.path.replace('{id}', rows[0]!.id)
}

const likePath = (post: number) => contract.likePost.path.replace('{id}', ids.post(post))

/** Runs every comparison. Each round is one block of requests of either kind, in alternating order. */
export async function measureGrowth({
  keep,
  rounds,
  posts,
}: {
  keep: string | undefined
  rounds: number
  /** Of the large dataset. */
  posts: number
}): Promise<void> {
  const small = await startHarness({ posts: 10_000, keep })
  const large = await startHarness({ posts, keep })
  try {
    for (const comparison of await createComparisons(small, large)) await runComparison(comparison, rounds)
  } finally {
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
      name: 'List of 1,000 people / of 20',
      goal: 1.5,
      metric: 'p50',
      measured: await createRequest(large, agency, await createList(large, 1_000)),
      reference: await createRequest(large, agency, await createList(large, 20)),
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
  { name, goal, metric, measured, reference }: Comparison,
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
  print(
    `${name}: p50 ratio ${ratio.p50.toFixed(2)}, p99 ratio ${ratio.p99.toFixed(2)} ` +
      `(${formatTimes(measuredTimes)} / ${formatTimes(referenceTimes)}); ` +
      `goal ${goal} (${metric}) ${ratio[metric] <= goal ? 'met' : 'missed'}`,
  )
}

const formatTimes = (sorted: number[]) =>
  `p50 ${quantile(sorted, 0.5).toFixed(2)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`

async function runBlock({ harness, method, path, token }: Request): Promise<number[]> {
  const url = `${harness.urls.brilla}${apiPath}${path}`
  const times: number[] = []
  for (let n = 0; n < requestsPerBlock; n++)
    times.push(await timeRequest({ url, method, headers: { 'x-access-token': token }, agent }))
  return times
}
