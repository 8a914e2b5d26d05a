import { mapProfileTexts } from '@brilla/contract/accounts/profile-texts'
import { expect, test } from 'vitest'
import { decisionKeys, getDecisions, getProfileParts } from './case-options.ts'

type Evidence = Parameters<typeof getProfileParts>[0]['evidence']

/** The evidence of a case about a profile that has these parts. */
function createEvidence(parts: {
  biography?: string
  coverImage?: string
  interests?: string[]
  links?: string[]
  facts?: string[]
}): Evidence {
  const account = {
    id: 'account',
    type: 'talento' as const,
    fullname: 'Ana Prueba',
    profile_url: 'ana',
    profileImage: null,
    coverImage: null,
    ...mapProfileTexts(() => ''),
    interests: [],
    country: 'MX',
    ciudad: '',
    links: [],
    facts: [],
    ...parts,
  }
  const content = { account, post: null, comment: null, conversation: null }
  return [{ id: 'evidence', capturedAt: '2026-01-01T00:00:00.000Z', content, files: [] }]
}

test('P-moderation-14: a number means the same decision for a profile as for content', () => {
  const list = (subject: 'account' | 'post', kind: 'report' | 'appeal' = 'report', evidence: Evidence = []) =>
    getDecisions({ kind, subject, evidence }).map((decision) => [decisionKeys[decision], decision])
  const ofPost = Object.fromEntries(list('post')) as Record<string, string>
  expect(ofPost).toEqual({ 1: 'dismiss', 2: 'remove', 3: 'suspend' })
  expect(list('account', 'report', createEvidence({ biography: 'Bailo.' }))).toEqual(list('post'))
  expect(list('account').map(([key]) => key)).toEqual(['1', '3'])
  for (const [key, decision] of list('account')) expect(ofPost[key!]).toBe(decision)
  expect(list('account', 'appeal')).toEqual(list('post', 'appeal'))
})

test('P-moderation-25: the desk offers to remove what the reported profile has', () => {
  expect(getProfileParts({ evidence: createEvidence({}) })).toEqual([])
  const evidence = createEvidence({
    coverImage: 'cover.jpg',
    biography: 'Bailo.',
    links: ['https://ana.example'],
  })
  expect(getProfileParts({ evidence })).toEqual(['cover', 'biography', 'links'])
})

test('P-moderation-25: interests and professional facts', () => {
  const list = (parts: Parameters<typeof createEvidence>[0]) =>
    getProfileParts({ evidence: createEvidence(parts) })
  expect(list({ interests: ['apuestas'], facts: ['canto'] })).toEqual(['interests', 'facts'])
  expect(list({ facts: [] })).toEqual([])
})
