import { expect, test } from 'vitest'
import { getUsualReason, isUsualReason } from './usualReasons.ts'

test('P-moderation-16: a usual reason is in the language of its reader, and is replaced by another one in any language', () => {
  const [spanish, english] = [getUsualReason('dismiss', 'es', 'spam'), getUsualReason('dismiss', 'en', null)]
  expect([spanish, english]).toEqual([
    'Lo revisamos y no incumple nuestras normas.',
    "We reviewed it and it doesn't break our rules.",
  ])
  expect([spanish, english, ' '].map(isUsualReason)).toEqual([true, true, true])
  expect(isUsualReason(`${english} Again.`)).toBe(false)
})

test('P-moderation-16: the usual reason names the rules that were broken', () => {
  const reasons = [
    getUsualReason('remove', 'es', 'nudity'),
    getUsualReason('suspend', 'en', 'scam'),
    getUsualReason('remove', 'en', 'other'),
  ]
  expect(reasons).toEqual([
    'Lo quitamos porque incumple nuestras normas sobre desnudez y contenido sexual.',
    'We suspended your account because you broke our rules on scams and fake castings.',
    'We removed it because it breaks our rules.',
  ])
  expect(reasons.every(isUsualReason)).toBe(true)
})
