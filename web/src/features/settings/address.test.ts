import { expect, test } from 'vitest'
import { stripAddress } from './useAddress.ts'

test.each([
  ['Ana García', 'anagarcia'],
  ['ñandú_3-x', 'nandu_3-x'],
  ['../perfil?x=1', 'perfilx1'],
  ['日本', ''],
])('%s is typed as %s', (typed, stripped) => {
  expect(stripAddress(typed)).toBe(stripped)
})
