import { expect, test } from 'vitest'
import { getSectionGroups } from './sections.ts'

const namesFor = (type: 'talento' | 'agencia' | null) =>
  getSectionGroups(type).flatMap(({ sections }) => sections.map(({ name }) => name))

test('P-settings-2: agencies have all sections except professional details, interests and profile address, and verification besides', () => {
  const talent = namesFor('talento')
  expect(talent).toHaveLength(15)
  const talentOnly = ['facts', 'interests', 'address']
  const shared = talent.filter((name) => !talentOnly.includes(name))
  expect(namesFor('agencia').filter((name) => name !== 'verification')).toEqual(shared)
  expect(namesFor('agencia')).toContain('verification')
})

test('P-settings-3: accounts without a type have password, data export and cancellation only', () => {
  expect(namesFor(null)).toEqual(['password', 'export', 'cancel'])
})
