import { limits } from '@brilla/contract/platform/limits'
import { expect, test } from 'vitest'
import { printedAccounts } from '../logins.ts'
import { newcomers } from '../newcomers.ts'
import { conversations } from './conversations/index.ts'
import { agencies, talents } from './index.ts'

const keys = new Set([...talents, ...agencies, ...newcomers].map(({ key }) => key))
const minors = talents.filter(({ age }) => age < limits.ageAdult).map(({ key }) => key)
const isAgency = (key: string) => agencies.some((agency) => agency.key === key)

test('there are at least 30 conversations, each of two people who both exist, and each pair once', () => {
  expect(conversations.length).toBeGreaterThanOrEqual(30)
  expect(conversations.flatMap(({ between }) => between).filter((key) => !keys.has(key))).toEqual([])
  const pairs = conversations.map(({ between }) => between.toSorted().join())
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(conversations.filter(({ between }) => between.some(isAgency)).length).toBeGreaterThan(20)
})

test('messages are by one of the two and in the past', () => {
  for (const { between, messages, daysAgo, unread = 0 } of conversations) {
    expect(messages.filter(([by]) => !between.includes(by))).toEqual([])
    const minutes = messages.reduce((sum, [, , later]) => sum + later, 0)
    expect(minutes, between.join()).toBeLessThan(daysAgo * 24 * 60)
    // All unread messages are of one sender: to answer is to have read.
    expect(new Set(messages.slice(messages.length - unread).map(([by]) => by)).size).toBeLessThan(2)
  }
})

test('P-messages-2: adults do not open conversations with minors', () => {
  const opened = conversations.filter(({ between, messages }) =>
    between.some((key) => minors.includes(key) && key !== messages[0]?.[0]),
  )
  expect(opened).toEqual([])
})

test('what is shared exists before the conversations are seeded', () => {
  const shared = conversations.flatMap(({ messages }) =>
    messages.flatMap(([, , , what]) => (what ? [what] : [])),
  )
  expect(shared.map((what) => Object.keys(what)[0]).toSorted()).toEqual(['post', 'profile'])
  for (const what of shared) {
    if ('profile' in what) expect(keys).toContain(what.profile)
    else {
      const [key = '', index] = what.post.split(' ')
      const post = talents.find((one) => one.key === key)?.posts[Number(index)]
      expect(post?.daysAgo).toBeLessThan(1)
    }
  }
})

test('the printed logins have unread messages', () => {
  for (const key of [printedAccounts.talent, printedAccounts.agency]) {
    const unread = conversations.filter(
      ({ between, messages, unread: count = 0 }) =>
        between.includes(key) && count > 0 && messages.at(-1)?.[0] !== key,
    )
    expect(unread.length).toBeGreaterThan(1)
  }
})
