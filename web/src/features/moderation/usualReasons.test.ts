import { expect, test } from 'vitest'
import { getUsualReason, isUsualReason } from './usualReasons.ts'

test('P-moderation-16: a usual reason is in the language of its reader, and is replaced by another one in any language', () => {
  const [spanish, english] = [getUsualReason('dismiss', 'es'), getUsualReason('dismiss', 'en')]
  expect([spanish, english]).toEqual([
    'Lo revisamos y no incumple nuestras normas.',
    "We reviewed it and it doesn't break our rules.",
  ])
  expect([spanish, english, ' '].map(isUsualReason)).toEqual([true, true, true])
  expect(isUsualReason(`${english} Again.`)).toBe(false)
})
