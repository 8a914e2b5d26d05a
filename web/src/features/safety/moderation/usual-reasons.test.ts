import { expect, test } from 'vitest'
import { getUsualReason, isUsualReason } from './usual-reasons.ts'

test('P-moderation-16: a usual reason is in the language of its reader, and is replaced by another one in any language', () => {
  const [spanish, english] = [
    getUsualReason('dismiss', 'es', { subject: 'post', reason: 'spam', appeal: null }),
    getUsualReason('dismiss', 'en', { subject: 'post', reason: null, appeal: null }),
  ]
  expect([spanish, english]).toEqual([
    'Lo revisamos y no incumple nuestras normas.',
    "We reviewed it and it doesn't break our rules.",
  ])
  expect([spanish, english, ' '].map(isUsualReason)).toEqual([true, true, true])
  expect(isUsualReason(`${english} Again.`)).toBe(false)
})

test('P-moderation-16: the usual reason names the rules that were broken', () => {
  const appeal = {
    number: 1,
    text: 'No incumple nada.',
    createdAt: '2026-01-01T00:00:00.000Z',
    suspension: null,
    against: {
      caseId: 'case',
      number: 1,
      decision: 'remove' as const,
      reason: '',
      moderator: null,
      decidedAt: '2026-01-01T00:00:00.000Z',
    },
  }
  const reasons = [
    getUsualReason('remove', 'es', { subject: 'post', reason: 'nudity', appeal: null }),
    getUsualReason('suspend', 'en', { subject: 'post', reason: 'scam', appeal: null }),
    getUsualReason('remove', 'en', { subject: 'post', reason: 'other', appeal: null }),
    getUsualReason('accept', 'es', { subject: 'account', reason: null, appeal: null }),
    // P-moderation-21
    getUsualReason('accept', 'es', { subject: 'comment', reason: null, appeal }),
    // P-moderation-25
    getUsualReason('remove', 'es', { subject: 'account', reason: 'nudity', appeal: null }),
    getUsualReason('refuse', 'en', { subject: 'account', reason: null, appeal }),
  ]
  expect(reasons).toEqual([
    'Lo quitamos porque incumple nuestras normas sobre desnudez y contenido sexual.',
    'We suspended your account because you broke our rules on scams and fake castings.',
    'We removed it because it breaks our rules.',
    'Revisamos tu caso y levantamos la suspensión.',
    'Lo revisamos de nuevo y no incumple nuestras normas.',
    'Quitamos contenido de tu perfil porque incumple nuestras normas sobre desnudez y contenido sexual.',
    'We reviewed it again and it breaks our rules.',
  ])
  expect(reasons.every(isUsualReason)).toBe(true)
})
