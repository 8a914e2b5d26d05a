import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseFeatured } from './featured.rules.ts'

test('P-discovery-2: at most a third from one category', () => {
  const people = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(people, (lists) => {
      const candidates = lists.map((categories, index) => ({ id: String(index), categories }))
      const chosen = chooseFeatured(candidates, 24)
      expect(chosen.length).toBeLessThanOrEqual(24)
      expect(chosen.length > 0).toBe(candidates.length > 0)
      for (const category of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const from = chosen.filter((id) => lists[Number(id)]!.includes(category)).length
        expect(from).toBeLessThanOrEqual(Math.max(1, chosen.length / 3))
      }
    }),
  )
})

test('alternates between three categories, best first', () => {
  const candidate = (id: string, ...categories: number[]) => ({ id, categories })
  const best = [
    candidate('a', 1),
    candidate('b', 1),
    candidate('c', 2),
    candidate('d', 1),
    candidate('e', 3),
    candidate('f', 2),
    candidate('g', 3),
  ]
  expect(chooseFeatured(best, 6)).toEqual(['a', 'c', 'e', 'b', 'f', 'g'])
})
