/** How much crops slow other requests down, how close a crop comes to sharp alone, and how long a first view takes. */
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { createDiskStorage } from '@brilla/server/disk-storage'
import { fileKey } from '@brilla/server/file-key'
import sharp from 'sharp'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { startLoadClient } from './load-client.ts'
import { quantile, runAtConstantRate, timeRequest } from './open-loop.ts'
import { print } from './print.ts'

interface Rounds {
  rounds: number
  /** Crops requested at once. */
  concurrency: number
}

const perSecond = 150
const accept = 'image/avif,image/webp,*/*'

/**
 * Measures the feed while crops are made and without them, a photo of 12 megapixels cropped to 170², and the first request
 * for the largest crop of a photo.
 */
export async function measureCrops({
  keep,
  ...options
}: Rounds & { keep: string | undefined }): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep })
  try {
    await measureFeedDuringCrops(harness, options)
    await compareWithSharp(harness)
    await measureFirstView(harness)
  } finally {
    await harness.stop()
  }
}

/** Each round measures the feed during a batch of crops, then without crops for the same time (10 s at most). */
async function measureFeedDuringCrops(harness: Harness, { rounds, concurrency }: Rounds): Promise<void> {
  const storeImage = createImageStore(harness)
  const photo = await createNoiseImage(2_048, 1_536)
  const agent = new Agent({ keepAlive: true })
  const loadClient = startLoadClient()
  const headers = { 'x-access-token': harness.accounts[0]?.token ?? '' }
  const feed = () => ({ url: harness.urls.brilla + getRouteUrl(contract.getFeed), headers, agent })
  const cropUrl = (name: string) => harness.urls.brilla + mediaPaths.crop(name, 340, 340)
  const [withoutCrops, duringCrops]: [number[], number[]] = [[], []]
  // New images for each batch: a crop that exists already is only read.
  const prepareBatch = async () => {
    const names = await Promise.all(Array.from({ length: concurrency }, () => storeImage(photo)))
    return () => loadClient.requestAll({ urls: names.map(cropUrl), headers: { accept } })
  }
  const warmUp = prepareBatch().then((requestBatch) => requestBatch())
  await runAtConstantRate(feed, perSecond, warmUp)
  let totalTime = 0
  for (let round = 0; round < rounds; round++) {
    const requestBatch = await prepareBatch()
    const startedAt = performance.now()
    duringCrops.push(...(await runAtConstantRate(feed, perSecond, requestBatch())))
    const duration = performance.now() - startedAt
    totalTime += duration
    withoutCrops.push(...(await runAtConstantRate(feed, perSecond, sleep(Math.min(10_000, duration)))))
  }
  for (const times of [withoutCrops, duringCrops]) times.sort((a, b) => a - b)
  const formatQuantiles = (times: number[]) =>
    [0.5, 0.95, 0.99].map((fraction) => quantile(times, fraction).toFixed(1)).join(', ')
  const ratio = quantile(duringCrops, 0.95) / quantile(withoutCrops, 0.95)
  print(
    `${concurrency} concurrent crops took ${(totalTime / rounds / 1000).toFixed(1)} s: ` +
      `feed p50, p95, p99 ${formatQuantiles(duringCrops)} ms, ${formatQuantiles(withoutCrops)} ms without crops; ` +
      `p95 ratio ${ratio.toFixed(2)} (goal 1.5)`,
  )
  agent.destroy()
  await loadClient.stop()
}

async function compareWithSharp(harness: Harness): Promise<void> {
  const storeImage = createImageStore(harness)
  const photo = await createNoiseImage(4_000, 3_000)
  const agent = new Agent({ keepAlive: true })
  const [brilla, sharpAlone]: [number[], number[]] = [[], []]
  for (let n = 0; n < 24; n++) {
    const url = harness.urls.brilla + mediaPaths.crop(await storeImage(photo), 170, 170)
    brilla.push(await timeRequest({ url, headers: { accept: 'image/webp' }, agent }))
    const startedAt = performance.now()
    await sharp(photo).resize(170, 170, { fit: 'cover' }).webp({ quality: 78, effort: 2 }).toBuffer()
    sharpAlone.push(performance.now() - startedAt)
  }
  for (const times of [brilla, sharpAlone]) times.sort((a, b) => a - b)
  const [time, baseline] = [quantile(brilla, 0.5), quantile(sharpAlone, 0.5)]
  print(
    `12 MP to 170²: ${time.toFixed(0)} ms, sharp alone ${baseline.toFixed(0)} ms: ` +
      `${((baseline / time) * 100).toFixed(0)} % of the baseline (goal 85 %)`,
  )
  agent.destroy()
}

/** Times the first request for the crop of a post's width, of photos that were uploaded and of stored ones. */
async function measureFirstView(harness: Harness): Promise<void> {
  const photo = await createNoiseImage(2_048, 1_536)
  const storeImage = createImageStore(harness)
  const agent = new Agent({ keepAlive: true })
  const timeCrop = (name: string) =>
    timeRequest({ url: harness.urls.brilla + mediaPaths.crop(name, 1_236), headers: { accept }, agent })
  const [stored, uploaded]: [number[], number[]] = [[], []]
  const names: string[] = []
  for (let n = 0; n < 12; n++) names.push(await uploadPhoto(harness, photo))
  const startedAt = performance.now()
  while (await hasPendingCrops(harness)) await sleep(100)
  const duration = (performance.now() - startedAt) / 1000
  for (const name of names) {
    stored.push(await timeCrop(await storeImage(photo)))
    uploaded.push(await timeCrop(name))
  }
  for (const times of [stored, uploaded]) times.sort((a, b) => a - b)
  const format = (times: number[]) =>
    [0.5, 0.95].map((fraction) => quantile(times, fraction).toFixed(0)).join(', ')
  print(
    `First request for the crop of 1,236 px: p50, p95 ${format(uploaded)} ms after an upload, ` +
      `${format(stored)} ms when it has to be made; all crops of 12 uploads were made in ${duration.toFixed(1)} s`,
  )
  agent.destroy()
}

async function uploadPhoto({ urls, accounts }: Harness, photo: Buffer): Promise<string> {
  const presigned = await fetch(urls.brilla + getRouteUrl(contract.presignPostFile), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': accounts[0]?.token ?? '' },
    body: JSON.stringify({ filename: 'foto.jpg', type: 'image/jpeg' }),
  })
  const { url, filename } = (await presigned.json()) as { url: string; filename: string }
  const { pathname, search } = new URL(url)
  const put = await fetch(urls.brilla + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  })
  if (!put.ok) throw new Error(`an upload returned ${put.status}`)
  return filename
}

async function hasPendingCrops({ pool }: Harness): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pgboss.job where name = 'media.crops' and state in ('created', 'active', 'retry') limit 1`,
  )
  return rowCount === 1
}

/** Returns a function that stores an image of an account where the server reads it, under a new name each time. */
function createImageStore({ dataDir, pool }: Harness) {
  const storage = createDiskStorage(join(dataDir, 'files'))
  let n = Date.now()
  return async (bytes: Buffer): Promise<string> => {
    const name = `0190000f-0000-7000-8000-${(n++).toString(16).padStart(12, '0')}.jpg`
    await storage.put(fileKey(name), bytes)
    await pool.query(
      `insert into upload (name, account_id, use, content_type, filename, created_at, ready_at)
       select $1, id, 'photo', 'image/jpeg', 'foto.jpg', now(), now() from account where status = 'active' limit 1`,
      [name],
    )
    return name
  }
}

/** Noise, blurred a little, takes about as long to decode as a photo. */
function createNoiseImage(width: number, height: number): Promise<Buffer> {
  const size = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 24 } } as const
  return sharp({ create: { ...size, background: '#888' } })
    .blur(2)
    .jpeg({ quality: 82 })
    .toBuffer()
}
