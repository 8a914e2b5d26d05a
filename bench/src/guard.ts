/**
 * The small bench that `npm test` runs (performance.md, "The bench"): fails only on what has fallen by more than a third.
 * It compares CPU time a call, which says the same on a machine that has other work.
 */
import { writeFile } from 'node:fs/promises'
import recorded from '../recorded.json' with { type: 'json' }
import { startBench, type Bench } from './stage.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'
import { median, takeTurns, type Turn } from './turns.ts'

const attempts = 3
const tolerated = 2 / 3

/** Prints each share of the limit beside the recorded one, and writes to a report of JSON how many held and which did not. */
export async function guard(report: string | undefined): Promise<void> {
  const bench = await startBench({ posts: 10_000, keep: undefined })
  const result = { passed: 0, failed: new Array<string>() }
  try {
    for (const [word, was] of Object.entries(recorded)) {
      if (await stays(bench, word, was)) result.passed += 1
      else result.failed.push(word)
    }
  } finally {
    await bench.stop()
  }
  if (report !== undefined) await writeFile(report, JSON.stringify(result))
  if (result.failed.length > 0) process.exitCode = 1
}

async function stays(bench: Bench, word: string, was: number): Promise<boolean> {
  const subject = subjects[word]
  if (!subject) throw new Error(`recorded.json names ${word}, which is not measured`)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const share = await shareOf(bench, word, subject, attempt)
    const holds = share >= was * tolerated
    const verdict = holds ? '✓' : '✗'
    process.stdout.write(`${verdict} ${subject.name}: ${share.toFixed(2)} of the limit, recorded ${was}\n`)
    if (holds) return true
  }
  return false
}

/** Longer with each attempt, as what is short may be unlucky. */
async function shareOf(bench: Bench, word: string, subject: Subject, attempt: number): Promise<number> {
  const pairs = await takeTurns(bench, word, subject, { pairs: attempt, seconds: attempt + 1 })
  return median(
    pairs.map(({ ours, limit }) => (cpuOf(ours) ? cpuOf(limit) / cpuOf(ours) : ours.rate / limit.rate)),
  )
}

/** 0 where the system does not tell. */
const cpuOf = ({ cost }: Turn) => cost.server + cost.postgres
