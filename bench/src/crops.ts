/** What crops cost the calls beside them, and how near a crop comes to sharp alone. */
import { Agent } from 'node:http'
import { join } from 'node:path'
import { contract } from '@brilla/contract'
import { mediaPaths } from '@brilla/contract/media'
import { createDiskStorage } from '@brilla/server/src/core/storage.ts'
import { fileKey } from '@brilla/server/src/media/files.ts'
import sharp from 'sharp'
import { call, quantile, steadily } from './open-load.ts'
import { type Bench, startBench } from './stage.ts'

const crowd = 200
const perSecond = 150
const accept = 'image/avif,image/webp,*/*'

/** Two hundred crops at once, in turns with a quiet time as long; then a photo of 12 megapixels to 170 a side. */
export async function measureCrops({
  keep,
  rounds,
}: {
  keep: string | undefined
  rounds: number
}): Promise<void> {
  const bench = await startBench({ posts: 10_000, keep })
  try {
    await besideCalls(bench, rounds)
    await againstSharp(bench)
  } finally {
    await bench.stop()
  }
}

async function besideCalls(bench: Bench, rounds: number): Promise<void> {
  const store = keeper(bench)
  const photo = await noise(2_048, 1_536)
  const agents = { feed: new Agent({ keepAlive: true }), crops: new Agent({ keepAlive: true }) }
  const headers = { 'x-access-token': bench.people[0]?.token ?? '' }
  const feed = () => ({ url: `${bench.ours}/api${contract.getFeed.path}`, headers, agent: agents.feed })
  const p95 = { quiet: [] as number[], crowded: [] as number[] }
  await steadily(feed, perSecond, sleep(2_000))
  for (let round = 0; round < rounds; round++) {
    const names = await Promise.all(Array.from({ length: crowd }, () => store(photo)))
    const begun = performance.now()
    const crops = Promise.all(
      names.map((name) =>
        call({ url: bench.ours + mediaPaths.crop(name, 340, 340), headers: { accept }, agent: agents.crops }),
      ),
    )
    const crowded = await steadily(feed, perSecond, crops)
    const took = performance.now() - begun
    const quiet = await steadily(feed, perSecond, sleep(Math.min(10_000, took)))
    p95.crowded.push(quantile(crowded, 0.95))
    p95.quiet.push(quantile(quiet, 0.95))
    print(
      `${crowd} crops in ${(took / 1000).toFixed(1)} s: feed p50 ${quantile(crowded, 0.5).toFixed(1)}, ` +
        `p95 ${quantile(crowded, 0.95).toFixed(1)}, p99 ${quantile(crowded, 0.99).toFixed(1)} ms of ${crowded.length}; without: ` +
        `${quantile(quiet, 0.5).toFixed(1)}, ${quantile(quiet, 0.95).toFixed(1)}, ${quantile(quiet, 0.99).toFixed(1)} ms`,
    )
  }
  const ratios = p95.crowded.map((time, n) => time / (p95.quiet[n] ?? 0)).toSorted((a, b) => a - b)
  print(`Feed p95 beside crops: ${quantile(ratios, 0.5).toFixed(2)} of without (goal 1.5)`)
  for (const agent of Object.values(agents)) agent.destroy()
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
