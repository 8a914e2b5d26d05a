/** Ours and the limit in turns, so that what else the machine does falls on both alike. */
import autocannon from 'autocannon'
import type { Bench } from './stage.ts'

export interface Subject {
  name: string
  ours(bench: Bench): autocannon.Request[]
  limit(bench: Bench): autocannon.Request[]
}

/** Runs ABBA pairs after a warm-up and prints the median ratio, its spread, and our CPU time a call. */
export async function compare(bench: Bench, subject: Subject, pairs: number, seconds: number): Promise<void> {
  const turn = {
    ours: () => load(bench.ours, subject.ours(bench), seconds),
    limit: () => load(bench.limit, subject.limit(bench), seconds),
  }
  await turn.ours()
  await turn.limit()
  const ratios: number[] = []
  const costs: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const rates = { ours: 0, limit: 0 }
    for (const who of pair % 2 === 0 ? (['ours', 'limit'] as const) : (['limit', 'ours'] as const)) {
      const before = await bench.cpu()
      const calls = await turn[who]()
      rates[who] = calls / seconds
      if (who === 'ours') costs.push(((await bench.cpu()) - before) / calls)
    }
    ratios.push(rates.ours / rates.limit)
    print(`${subject.name}: ours ${rates.ours.toFixed(0)}/s, limit ${rates.limit.toFixed(0)}/s`)
  }
  const sorted = ratios.toSorted((a, b) => a - b)
  print(
    `${subject.name}: ${median(costs).toFixed(2)} ms CPU a call, ${(median(ratios) * 100).toFixed(0)} % of the limit ` +
      `(${((sorted[0] ?? 0) * 100).toFixed(0)}–${((sorted.at(-1) ?? 0) * 100).toFixed(0)} %)`,
  )
}

/** How many calls were answered; any that was not a 2xx fails the run. */
async function load(url: string, requests: autocannon.Request[], seconds: number): Promise<number> {
  const result = await autocannon({ url, requests, connections: 16, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result['2xx']
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
