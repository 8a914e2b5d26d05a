import { limits } from '@brilla/contract/platform/limits'
import { findDomainError } from '@brilla/contract/safety/own-domain'
import { expect, test } from 'vitest'
import {
  agencies,
  block,
  contactRequests,
  conversations,
  people,
  removal,
  type Report,
  reports,
  talents,
  verifications,
} from './data.ts'

const keys = new Set(people.map(({ key }) => key))

/** What is wrong with a report; undefined when it can be sent. */
function findFault({ by, about }: Report): string | undefined {
  const [subject = ''] = Object.values<string>(about)
  if ('messageFrom' in about) {
    const exists = conversations.some(({ between }) => between.includes(by) && between.includes(subject))
    return exists ? undefined : `no message of ${subject} to ${by}`
  }
  const [key = '', index] = subject.split(' ')
  if (!keys.has(by) || !keys.has(key) || key === by) return `${by} about ${key}`
  if ('person' in about) return undefined
  const post = talents.find((one) => one.key === key)?.posts[Number(index)]
  if (!post) return `no post ${subject}`
  const comments = (post.comments ?? []).filter((comment) => comment.by !== by)
  return 'commentBelow' in about && comments.length === 0 ? `no comment below ${subject}` : undefined
}

test('with the two appeals there are twelve open cases, about people, posts, comments and a message', () => {
  expect(reports.map(findFault).filter((fault) => fault !== undefined)).toEqual([])
  const subjects = new Set(reports.map(({ about }) => JSON.stringify(about)))
  const removed = JSON.stringify({ post: removal.post })
  expect([subjects.has(removed), removal.post.startsWith(removal.author)]).toEqual([true, true])
  expect(subjects.size - 1 + 2).toBe(12)
  const talentKeys = talents.map(({ key }) => key)
  expect(talentKeys).toEqual(expect.arrayContaining(Object.values(block)))
})

test('who is reported as a minor at risk is a minor', () => {
  const isMinor = (key: string) => talents.some((one) => one.key === key && one.age < limits.ageAdult)
  const subjects = reports.filter(({ reason }) => reason === 'minor').map(({ about }) => about)
  expect(subjects).not.toEqual([])
  expect(subjects.filter((about) => !('person' in about && isMinor(about.person)))).toEqual([])
})

test('one agency is verified, two wait for it, and nobody has reported them', () => {
  const asking = verifications.map(({ agency }) => agency)
  expect(agencies.map(({ key }) => key)).toEqual(expect.arrayContaining(asking))
  expect(verifications.map(({ checked }) => checked !== undefined)).toEqual([true, false, false])
  const reported = reports.flatMap(({ about }) => ('person' in about ? [about.person] : []))
  expect(reported.filter((key) => asking.includes(key))).toEqual([])
  const faults = verifications.map(({ domainEmail, web }) => findDomainError(domainEmail, web))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

test('the requests of the contact page are of four kinds, of members and of guests', () => {
  expect(new Set(contactRequests.map(({ type }) => type)).size).toBe(4)
  const senders = contactRequests.flatMap(({ sender }) => ('by' in sender ? [sender.by] : []))
  expect(senders.filter((key) => !keys.has(key))).toEqual([])
  expect(senders.length).toBeLessThan(contactRequests.length)
})
