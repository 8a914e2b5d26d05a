/**
 * The short bench of `npm test`. Fails a scenario that has lost more than a third of its recorded share of the
 * baseline. Compares CPU time per request, which other load on the machine hardly changes.
 */
import { writeFile } from 'node:fs/promises'
import recorded from '../recorded.json' with { type: 'json' }
import { median, runAbba, totalCpu } from './abba.ts'
import { type Harness, startHarness } from './harness.ts'
import { print } from './print.ts'
import { scenarios } from './scenarios/index.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { isWithinTolerance } from './tolerance.ts'

/** Prints each share with the recorded one. Writes `{ passed, failed }` as JSON to `reportPath` if given. */
export async function runRegressionGuard(reportPath: string | undefined): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep: undefined })
  const result = { passed: 0, failed: new Array<string>() }
  try {
    for (const [key, recordedShare] of Object.entries(recorded)) {
      if (await checkScenario(harness, key, recordedShare)) result.passed += 1
      else result.failed.push(key)
    }
  } finally {
    await harness.stop()
  }
  if (reportPath !== undefined) await writeFile(reportPath, JSON.stringify(result))
  if (result.failed.length > 0) process.exitCode = 1
}

async function checkScenario(harness: Harness, key: string, recordedShare: number): Promise<boolean> {
  const scenario = scenarios[key]
  if (!scenario) throw new Error(`recorded.json names the unknown scenario ${key}`)
  return isWithinTolerance(recordedShare, async (attempt) => {
    const share = await measureShare(harness, key, scenario, attempt)
    print(
      `${scenario.name}: ${share.toFixed(2)} of the baseline, recorded ${recordedShare} (attempt ${attempt})`,
    )
    return share
  })
}

/** Later attempts run longer, since a short run varies more; the first is enough as long as nothing was lost. */
async function measureShare(
  harness: Harness,
  key: string,
  scenario: Scenario,
  attempt: number,
): Promise<number> {
  const pairs = await runAbba(harness, key, scenario, { pairs: attempt, seconds: attempt })
  return median(
    pairs.map(({ brilla, baseline }) =>
      totalCpu(brilla)
        ? totalCpu(baseline) / totalCpu(brilla)
        : brilla.requestsPerSecond / baseline.requestsPerSecond,
    ),
  )
}
