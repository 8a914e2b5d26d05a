import { expect, test } from 'vitest'
import { agencyDesk, conversations, talents } from './data.ts'
import { printedAccounts } from './logins.ts'

const { owner, lists, presentation, templates } = agencyDesk

test('the printed agency has three lists, a presentation with votes of two clients, and texts with the name of the reader', () => {
  expect(owner).toBe(printedAccounts.agency)
  expect(lists).toHaveLength(3)
  const keys = new Set(talents.map(({ key }) => key))
  expect(lists.flatMap(({ people }) => people).filter(({ key }) => !keys.has(key))).toEqual([])
  const presented = lists.find(({ name }) => name === presentation.list)?.people.map(({ key }) => key)
  expect(presentation.viewers.length).toBeGreaterThanOrEqual(2)
  for (const { votes } of presentation.viewers) {
    expect(presented).toEqual(expect.arrayContaining(votes.map(({ key }) => key)))
  }
  expect(templates.filter(({ text }) => !text.includes('{nombre}'))).toEqual([])
})

test('who is on a list as more than considered has a conversation with the agency', () => {
  const partners = conversations.flatMap(({ between }) => (between.includes(owner) ? between : []))
  const told = lists.flatMap(({ people }) => people).filter(({ status }) => status !== 'considering')
  expect(told.map(({ key }) => key).filter((key) => !partners.includes(key))).toEqual([])
})
