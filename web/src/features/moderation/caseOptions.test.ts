import { expect, test } from 'vitest'
import { decisionKeys, getDecisions } from './caseOptions.ts'

test('P-moderation-14: a number means the same decision for a profile as for content', () => {
  const list = (subject: 'account' | 'post', kind: 'report' | 'appeal' = 'report') =>
    getDecisions({ kind, subject }).map((decision) => [decisionKeys[decision], decision])
  const ofPost = Object.fromEntries(list('post')) as Record<string, string>
  expect(ofPost).toEqual({ 1: 'dismiss', 2: 'remove', 3: 'suspend' })
  for (const [key, decision] of list('account')) expect(ofPost[key!]).toBe(decision)
  expect(list('account', 'appeal')).toEqual(list('post', 'appeal'))
})
