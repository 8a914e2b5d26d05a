/** How much memory the export of a large account needs, and how much it slows the feed down. */
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { quantile, runAtConstantRate } from './open-loop.ts'
import { print } from './print.ts'
import { ids } from './seed/dataset.ts'
import { addFollowers, addPosts, removeFollowers, removePosts } from './seed/large-account.ts'

export interface ExportSize {
  followers: number
  posts: number
}

const feedPerSecond = 50
const accountNumber = 2
const smallAccountNumber = 900

/** Exports an account of the dataset, then three times one with this many followers and posts. */
export async function measureExport({
  keep,
  ...size
}: ExportSize & { keep: string | undefined }): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep })
  const account = ids.account(accountNumber)
  try {
    await addFollowers(harness.pool, account, size.followers)
    await addPosts(harness.pool, account, size.posts)
    await measureDownload(harness, smallAccountNumber, 'A small account, for warming up')
    for (let round = 1; round <= 3; round++)
      await measureDownload(harness, accountNumber, `${size.followers} followers and ${size.posts} posts`)
  } finally {
    await removeFollowers(harness.pool)
    await removePosts(harness.pool)
    await harness.stop()
  }
}

/** The feed is requested all the while, also before, so that its own memory is not counted. */
async function measureDownload(harness: Harness, account: number, name: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const { token } = await harness.logIn(account)
  const feed = () => ({
    url: harness.urls.brilla + getRouteUrl(contract.getFeed),
    headers: { 'x-access-token': harness.accounts[0]!.token },
    agent,
  })
  const before = await runAtConstantRate(feed, feedPerSecond, sleep(5_000))
  const memory = await harness.readMemory()
  await harness.resetPeakMemory()
  const startedAt = performance.now()
  const download = downloadExport(harness, token)
  const during = await runAtConstantRate(feed, feedPerSecond, download)
  const seconds = (performance.now() - startedAt) / 1_000
  const growth = (await harness.readPeakMemory()) - memory
  agent.destroy()
  print(
    `${name}: ${((await download) / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ` +
      `memory ${(memory / 1e6).toFixed(0)} MB before, at most ${(growth / 1e6).toFixed(0)} MB more; ` +
      `feed p50, p99, max ${formatTimes(during)} ms, ${formatTimes(before)} ms before`,
  )
}

function formatTimes(times: number[]): string {
  return [quantile(times, 0.5), quantile(times, 0.99), times.at(-1) ?? 0]
    .map((time) => time.toFixed(1))
    .join(', ')
}

/** Reads the archive without keeping it. Returns its size in bytes. */
function downloadExport({ urls }: Harness, token: string): Promise<number> {
  const url = urls.brilla + getRouteUrl(contract.downloadExport)
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'x-access-token': token }, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the export returned ${response.statusCode}`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('end', () => resolve(bytes)).once('error', reject)
    }).once('error', reject)
  })
}
