import { expect, test } from 'vitest'
import { startEmbedded } from './deployment.ts'
import { runKills } from './kills.ts'

test(
  'P-operation-34: what was acknowledged is there once after server and database were killed under load',
  { timeout: 600_000 },
  async () => {
    const deployment = await startEmbedded()
    try {
      const { findings } = await runKills(deployment, 3)
      expect(findings).toMatchObject({ lost: [], doubled: [], mails: { lost: 0, doubled: 0 } })
      expect(findings.recount).toMatch(/ 0 counters corrected/)
      expect(findings.acknowledged).toBeGreaterThan(10)
    } finally {
      await deployment.stop()
    }
  },
)
