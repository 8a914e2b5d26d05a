import { expect, test, vi } from 'vitest'
import { isWithinTolerance } from './tolerance.ts'

test.each([
  { shares: [0.6], isEnough: true },
  { shares: [0.41], isEnough: true },
  { shares: [0.3, 0.39, 0.41], isEnough: true },
  { shares: [0.39, 0.39, 0.39], isEnough: false },
])(
  'P-performance-1: of a recorded share of 0.6, $shares is enough: $isEnough',
  async ({ shares, isEnough }) => {
    const measure = vi.fn<(attempt: number) => Promise<number>>(async (attempt) => shares[attempt - 1]!)
    expect(await isWithinTolerance(0.6, measure)).toBe(isEnough)
    expect(measure).toHaveBeenCalledTimes(shares.length)
  },
)
