/** How much other requests are slowed down while an account with many followers is deactivated. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { hashPassword } from '@brilla/server/password'
import type pg from 'pg'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { quantile, type RequestOptions, runAtConstantRate, StatusError, timeRequest } from './open-loop.ts'
import { print } from './print.ts'
import { ids } from './seed/dataset.ts'
import { addFollowers } from './seed/large-account.ts'

/** Deactivates this account. */
const popularAccount = 2
const password = 'a password of the bench'
/** Milliseconds, before the deactivation and after it. */
const referenceTime = 60_000
const goal = 1.5

interface Stream {
  name: string
  perSecond: number
  createRequest(): RequestOptions
}

/** Measures feed, login and follow at a constant rate: before the deactivation, until it is complete, and afterwards. */
export async function measureDeactivation(followers: number): Promise<void> {
  // Nothing is kept: the account stays deactivated.
  const harness = await startHarness({ posts: 10_000, keep: undefined })
  const agent = new Agent({ keepAlive: true })
  try {
    const streams = await createStreams(harness, agent)
    await addFollowers(harness.pool, ids.account(popularAccount), followers)
    await measure(streams, sleep(5_000))
    const before = await measure(streams, sleep(referenceTime))
    let complete = 0
    const startedAt = performance.now()
    const deactivation = deactivate(harness).then(async (milliseconds) => {
      await waitUntilAdjusted(harness.pool)
      complete = (performance.now() - startedAt) / 1_000
      return milliseconds
    })
    const during = await measure(streams, deactivation)
    const after = await measure(streams, sleep(referenceTime))
    const wrong = await countWrong(harness.pool)
    print(
      `Deactivating an account with ${followers} followers: response in ${(await deactivation).toFixed(0)} ms, ` +
        `counters adjusted in ${complete.toFixed(1)} s, ${wrong} wrong`,
    )
    for (const [index, { name }] of streams.entries()) {
      const reference = [...before[index]!, ...after[index]!].toSorted((a, b) => a - b)
      const measured = during[index]!
      const ratio = quantile(measured, 0.99) / quantile(reference, 0.99)
      print(
        `${name}: p50, p99 ${formatQuantiles(measured)} ms during it, ${formatQuantiles(reference)} ms without; ` +
          `p99 ratio ${ratio.toFixed(2)}, goal ${goal} ${ratio <= goal ? 'met' : 'missed'}; ` +
          `shed ${countShed(measured)} of ${measured.length}, ${countShed(reference)} of ${reference.length}`,
      )
    }
  } finally {
    agent.destroy()
    await harness.stop()
  }
}

/** Response times of each stream, sorted, until `until` is settled. */
const measure = (streams: Stream[], until: Promise<unknown>) =>
  Promise.all(
    streams.map(({ createRequest, perSecond }) => runAtConstantRate(createRequest, perSecond, until, send)),
  )

/** A request that the overloaded server sheds with a 503 counts as slower than all others. */
const send = (options: RequestOptions) =>
  timeRequest(options).catch((error: unknown) => {
    if (error instanceof StatusError && error.status === 503) return Infinity
    throw error
  })
const countShed = (times: number[]) => times.filter((time) => time === Infinity).length

const formatQuantiles = (sorted: number[]) =>
  [0.5, 0.99].map((fraction) => quantile(sorted, fraction).toFixed(1)).join(', ')

async function createStreams({ accounts, pool, urls }: Harness, agent: Agent): Promise<Stream[]> {
  const others = accounts.filter(({ id }) => id !== ids.account(popularAccount))
  const { rows } = await pool.query<{ email: string }>(
    'update account set password_hash = $1, email_confirmed_at = now() where id = any($2::uuid[]) returning email',
    [await hashPassword(password), others.map(({ id }) => id)],
  )
  const emails = rows.map(({ email }) => email)
  let count = 0
  const pick = <T>(list: T[]) => list[count++ % list.length]!
  const request = (route: { method: string; path: string }, body: object | null): RequestOptions => ({
    url: urls.brilla + getRouteUrl(route),
    method: route.method as 'GET' | 'POST',
    headers: { 'x-access-token': pick(others).token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    agent,
  })
  return [
    { name: 'Feed', perSecond: 40, createRequest: () => request(contract.getFeed, null) },
    {
      name: 'Login',
      perSecond: 4,
      createRequest: () => request(contract.authenticate, { email: pick(emails), password }),
    },
    {
      name: 'Follow',
      perSecond: 20,
      createRequest: () => request(contract.followUser, { id: pick(others).id }),
    },
  ]
}

/** Returns the milliseconds until the response. */
async function deactivate({ logIn, urls }: Harness): Promise<number> {
  const { token } = await logIn(popularAccount)
  const startedAt = performance.now()
  const { status } = await fetch(urls.brilla + getRouteUrl(contract.cancelAccount), {
    method: contract.cancelAccount.method,
    headers: { 'x-access-token': token },
  })
  if (status !== 202) throw new Error(`canceling returned ${status}`)
  return performance.now() - startedAt
}

/** Waits for the handlers of the deactivation, not for the events of the requests that are sent meanwhile. */
async function waitUntilAdjusted(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ pending: boolean }>(
      `select exists (select from outbox_event where type = 'account.deactivated')
         or exists (select from outbox_delivery where type = 'account.deactivated' and failed_at is null) as pending`,
    )
    if (!rows[0]?.pending) return
    await sleep(50)
  }
}

/** Number of followers whose counter still contains the account. */
async function countWrong(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from account where email like 'follower%' and following_count <> 0`,
  )
  return rows[0]!.wrong
}
