/** What crops cost the calls beside them, and how near a crop comes to sharp alone. */
import { Agent } from 'node:http'
import { join } from 'node:path'
import { contract } from '@brilla/contract'
import { mediaPaths } from '@brilla/contract/media-paths'
import { createDiskStorage } from '@brilla/server/src/platform/storage/disk.ts'
import { fileKey } from '@brilla/server/src/media/files.ts'
import sharp from 'sharp'
import { startAsker } from './asker.ts'
import { call, quantile, steadily } from './open-load.ts'
import { type Bench, startBench } from './stage.ts'

interface Rounds {
  rounds: number
  /** How many crops are asked for at once. */
  crowd: number
}

const perSecond = 150
const accept = 'image/avif,image/webp,*/*'

/** Many crops at once, in turns with a quiet time as long; then a photo of 12 megapixels to 170 a side. */
export async function measureCrops({ keep, ...how }: Rounds & { keep: string | undefined }): Promise<void> {
  const bench = await startBench({ posts: 10_000, keep })
  try {
    await besideCalls(bench, how)
    await againstSharp(bench)
  } finally {
    await bench.stop()
  }
}

async function besideCalls(bench: Bench, { rounds, crowd }: Rounds): Promise<void> {
  const store = keeper(bench)
  const photo = await noise(2_048, 1_536)
  const agent = new Agent({ keepAlive: true })
  const asker = startAsker()
  const headers = { 'x-access-token': bench.people[0]?.token ?? '' }
  const feed = () => ({ url: `${bench.ours}/api${contract.getFeed.path}`, headers, agent })
  const crop = (name: string) => bench.ours + mediaPaths.crop(name, 340, 340)
  const [quiet, crowded]: [number[], number[]] = [[], []]
  const ask = async () => {
    const names = await Promise.all(Array.from({ length: crowd }, () => store(photo)))
    return () => asker.ask({ urls: names.map(crop), headers: { accept } })
  }
  await steadily(
    feed,
    perSecond,
    ask().then((now) => now()),
  )
  let took = 0
  for (let round = 0; round < rounds; round++) {
    const now = await ask()
    const begun = performance.now()
    crowded.push(...(await steadily(feed, perSecond, now())))
    const lasted = performance.now() - begun
    took += lasted
    quiet.push(...(await steadily(feed, perSecond, sleep(Math.min(10_000, lasted)))))
  }
  for (const times of [quiet, crowded]) times.sort((a, b) => a - b)
  const figures = (times: number[]) =>
    [0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(1)).join(', ')
  const ratio = quantile(crowded, 0.95) / quantile(quiet, 0.95)
  print(
    `${crowd} crops at once, made in ${(took / rounds / 1000).toFixed(1)} s: feed p50, p95, p99 ${figures(crowded)} ms, ` +
      `without ${figures(quiet)} ms; p95 ${ratio.toFixed(2)} of without (goal 1.5)`,
  )
  agent.destroy()
  await asker.stop()
}

async function againstSharp(bench: Bench): Promise<void> {
  const store = keeper(bench)
  const photo = await noise(4_000, 3_000)
  const agent = new Agent({ keepAlive: true })
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let n = 0; n < 24; n++) {
    const url = bench.ours + mediaPaths.crop(await store(photo), 170, 170)
    ours.push(await call({ url, headers: { accept: 'image/webp' }, agent }))
    const begun = performance.now()
    await sharp(photo).resize(170, 170, { fit: 'cover' }).webp({ quality: 78, effort: 2 }).toBuffer()
    bare.push(performance.now() - begun)
  }
  for (const times of [ours, bare]) times.sort((a, b) => a - b)
  const [one, other] = [quantile(ours, 0.5), quantile(bare, 0.5)]
  print(
    `12 MP to 170²: ${one.toFixed(0)} ms, sharp alone ${other.toFixed(0)} ms: ${((other / one) * 100).toFixed(0)} % of the limit (goal 85 %)`,
  )
  agent.destroy()
}

/** Puts pictures where the server finds them, each under another name. */
function keeper({ folder }: Bench) {
  const storage = createDiskStorage(join(folder, 'files'))
  let n = Date.now()
  return async (bytes: Buffer): Promise<string> => {
    const name = `0190000f-0000-7000-8000-${(n++).toString(16).padStart(12, '0')}.jpg`
    await storage.put(fileKey(name), bytes)
    return name
  }
}

/** As hard to decode as a photo. */
function noise(width: number, height: number): Promise<Buffer> {
  const made = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 24 } } as const
  return sharp({ create: { ...made, background: '#888' } })
    .blur(2)
    .jpeg({ quality: 82 })
    .toBuffer()
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
