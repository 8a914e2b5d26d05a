import { expect, test } from 'vitest'
import { getUsualReason, isUsualReason } from './usualReasons.ts'

test('P-moderation-16: a usual reason is in the language of its reader, and is replaced by another one in any language', () => {
  const [spanish, english] = [
    getUsualReason('dismiss', 'es', { subject: 'post', reason: 'spam' }),
    getUsualReason('dismiss', 'en', { subject: 'post', reason: null }),
  ]
  expect([spanish, english]).toEqual([
    'Lo revisamos y no incumple nuestras normas.',
    "We reviewed it and it doesn't break our rules.",
  ])
  expect([spanish, english, ' '].map(isUsualReason)).toEqual([true, true, true])
  expect(isUsualReason(`${english} Again.`)).toBe(false)
})

test('P-moderation-16: the usual reason names the rules that were broken', () => {
  const reasons = [
    getUsualReason('remove', 'es', { subject: 'post', reason: 'nudity' }),
    getUsualReason('suspend', 'en', { subject: 'post', reason: 'scam' }),
    getUsualReason('remove', 'en', { subject: 'post', reason: 'other' }),
    getUsualReason('accept', 'es', { subject: 'account', reason: null }),
    // P-moderation-21
    getUsualReason('accept', 'es', { subject: 'comment', reason: null }),
  ]
  expect(reasons).toEqual([
    'Lo quitamos porque incumple nuestras normas sobre desnudez y contenido sexual.',
    'We suspended your account because you broke our rules on scams and fake castings.',
    'We removed it because it breaks our rules.',
    'Revisamos tu caso y levantamos la suspensión.',
    'Lo revisamos de nuevo y no incumple nuestras normas.',
  ])
  expect(reasons.every(isUsualReason)).toBe(true)
})
