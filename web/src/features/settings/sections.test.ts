import { expect, test } from 'vitest'
import { getSectionGroups } from './sections.ts'

const namesFor = (type: 'talento' | 'agencia' | null) =>
  getSectionGroups(type).flatMap(({ sections }) => sections.map(({ name }) => name))

test('P-settings-2: "Talents only: … notifications, … profile URL"; an agency chooses categories too', () => {
  const talent = namesFor('talento')
  expect(talent).toHaveLength(11)
  expect(namesFor('agencia')).toEqual(talent.filter((name) => name !== 'address' && name !== 'notifications'))
})

test('who has no type yet may change the password, take a copy and leave', () => {
  expect(namesFor(null)).toEqual(['password', 'export', 'cancel'])
})
