import { expect, test } from 'vitest'
import { getSectionGroups } from './sections.ts'

const namesFor = (type: 'talento' | 'agencia' | null) =>
  getSectionGroups(type).flatMap(({ sections }) => sections.map(({ name }) => name))

test('P-settings-2: agencies have all sections except professional details, interests and profile address', () => {
  const talent = namesFor('talento')
  expect(talent).toHaveLength(14)
  const talentOnly = ['facts', 'interests', 'address']
  expect(namesFor('agencia')).toEqual(talent.filter((name) => !talentOnly.includes(name)))
})

test('P-settings-3: accounts without a type have password, data export and cancellation only', () => {
  expect(namesFor(null)).toEqual(['password', 'export', 'cancel'])
})
