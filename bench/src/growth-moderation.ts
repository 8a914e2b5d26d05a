/** What following, blocking and the queue of the desk cost, by the number of followers, of blocks and of open cases. */
import { contract } from '@brilla/contract'
import { encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import type { Harness } from './harness.ts'
import { getCaseId } from './seed/cases.ts'
import { ids } from './seed/dataset.ts'

export interface Request {
  harness: Harness
  token: string
  method: 'GET' | 'POST'
  /** As in the contract. */
  path: string
  /** What differs in the request of this number. */
  vary?: (n: number) => { path?: string; token?: string; body?: object }
  /** Removes what the requests have written. */
  undo?: () => Promise<unknown>
}

export interface Comparison {
  name: string
  /** Upper limit of the ratio; Infinity when there is none. */
  goal: number
  metric: 'p50' | 'p99'
  /** Upper limit of the p99 of `measured`, in milliseconds, if there is one. */
  limitMs?: number
  measured: Request
  reference: Request
}

/** The popular account has got this many followers. */
export async function createModerationComparisons(
  harness: Harness,
  followers: number,
): Promise<Comparison[]> {
  const { dataset, pool, accounts } = harness
  const { token } = await harness.logIn(dataset.followsFifty)
  const popular = ids.account(dataset.popular)
  const unpopular = ids.account(dataset.unpopular)
  const path = contract.getFeed.path

  /** Each request is sent by another account, since a block is made once. */
  const block = (userId: string): Request => ({
    harness,
    token,
    method: 'POST',
    path: contract.blockUser.path,
    vary: (n) => ({ token: accounts[n]!.token, body: { userId } }),
    undo: () => pool.query('delete from block where blocked_id = $1', [userId]),
  })
  const follow = (id: string): Request => ({
    harness,
    token,
    method: 'POST',
    path: contract.followUser.path,
    vary: (n) => ({ path: (n % 2 === 0 ? contract.followUser : contract.unfollowUser).path, body: { id } }),
  })
  return [
    {
      name: `Block of a person with ${followers} followers / with few`,
      goal: 1.2,
      metric: 'p50',
      measured: block(popular),
      reference: block(unpopular),
    },
    {
      name: `Follow and unfollow of a person with ${followers} followers / with few`,
      goal: 1.2,
      metric: 'p50',
      measured: follow(popular),
      reference: follow(unpopular),
    },
    {
      name: 'Feed page 1, 1,000 accounts blocked / none blocked',
      goal: 1.3,
      metric: 'p50',
      measured: { harness, token: (await harness.logIn(dataset.blocksThousand)).token, method: 'GET', path },
      reference: { harness, token, method: 'GET', path },
    },
  ]
}

const queueLimitMs = 50

/** The large dataset has got this many open cases, the small one as many as the queue counts at most. */
export async function createDeskComparisons(
  large: Harness,
  small: Harness,
  cases: number,
): Promise<Comparison[]> {
  const { path } = contract.getCases
  const read = async (harness: Harness, query = ''): Promise<Request> => ({
    harness,
    token: (await harness.logIn(harness.dataset.followsFifty)).token,
    method: 'GET',
    path: `${path}${query}`,
  })
  const firstPage = await read(large)
  return [
    {
      name: `Queue of the desk, ${cases} open cases / ${limits.casesCounted}`,
      goal: 1.5,
      metric: 'p50',
      limitMs: queueLimitMs,
      measured: firstPage,
      reference: await read(small),
    },
    {
      name: 'Queue of the desk by reason, the same',
      goal: 1.5,
      metric: 'p50',
      limitMs: queueLimitMs,
      measured: await read(large, '?reason=spam'),
      reference: await read(small, '?reason=spam'),
    },
    {
      name: `Queue of the desk, last pages of ${cases} / page 1`,
      goal: 1.2,
      metric: 'p50',
      limitMs: queueLimitMs,
      measured: await read(large, `?after=${encodeCursor(getCaseId(cases - 101))}`),
      reference: firstPage,
    },
  ]
}
