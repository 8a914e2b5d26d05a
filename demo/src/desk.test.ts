import { limits } from '@brilla/contract/platform/limits'
import { expect, test } from 'vitest'
import { agencies, talents } from './cast/index.ts'
import { conversations, type CastConversation } from './cast/conversations/index.ts'
import { contactRequests } from './contact.ts'
import { blockedPair, removal, reports, verifiedAgency } from './desk.ts'

const people = new Set([...talents, ...agencies].map(({ key }) => key))

/** What is wrong with a report; undefined when it can be sent. */
function findFault({ by, about }: (typeof reports)[number]): string | undefined {
  const [subject = ''] = Object.values<string>(about)
  if ('messageFrom' in about) {
    const isConversation = ({ between }: CastConversation) =>
      between.includes(by) && between.includes(subject)
    return conversations.some(isConversation) ? undefined : `no message of ${subject} to ${by}`
  }
  const [key = '', index] = subject.split(' ')
  if (!people.has(by) || !people.has(key) || key === by) return `${by} about ${key}`
  if ('person' in about) return undefined
  const post = talents.find((one) => one.key === key)?.posts[Number(index)]
  if (!post) return `no post ${subject}`
  const comments = (post.comments ?? []).filter((comment) => comment.by !== by)
  return 'commentBelow' in about && comments.length === 0 ? `no comment below ${subject}` : undefined
}

test('with the two appeals there are twelve open cases, about people, posts, comments and a message of the cast', () => {
  expect(reports.map(findFault).filter((fault) => fault !== undefined)).toEqual([])
  const subjects = new Set(reports.map(({ about }) => JSON.stringify(about)))
  const removed = JSON.stringify({ post: removal.post })
  expect([subjects.has(removed), removal.post.startsWith(removal.author)]).toEqual([true, true])
  expect(subjects.size - 1 + 2).toBe(12)
  const talentKeys = talents.map(({ key }) => key)
  expect(talentKeys).toEqual(expect.arrayContaining(Object.values(blockedPair)))
})

test('who is reported as a minor at risk is a minor', () => {
  const isMinor = (key: string) => talents.some((one) => one.key === key && one.age < limits.ageAdult)
  const subjects = reports.filter(({ reason }) => reason === 'minor').map(({ about }) => about)
  expect(subjects).not.toEqual([])
  expect(subjects.filter((about) => !('person' in about && isMinor(about.person)))).toEqual([])
})

test('the verified agency is one that nobody has reported', () => {
  expect(agencies.map(({ key }) => key)).toContain(verifiedAgency)
  expect(reports.map(({ about }) => about)).not.toContainEqual({ person: verifiedAgency })
})

test('the requests of the contact page are of four kinds, of people of the cast and of guests', () => {
  expect(new Set(contactRequests.map(({ type }) => type)).size).toBe(4)
  const senders = contactRequests.flatMap(({ sender }) => ('by' in sender ? [sender.by] : []))
  expect(senders.filter((key) => !people.has(key))).toEqual([])
  expect(senders.length).toBeLessThan(contactRequests.length)
})
