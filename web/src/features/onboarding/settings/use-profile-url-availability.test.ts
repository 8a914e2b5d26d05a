import { expect, test } from 'vitest'
import { stripAddress } from './use-profile-url-availability.ts'

test.each([
  ['Ana García', 'anagarcia'],
  ['ñandú_3-x', 'nandu_3-x'],
  ['../../perfil?x=1', 'perfilx1'],
  ['日本', ''],
])('stripAddress turns %j into %j', (typed, stripped) => {
  expect(stripAddress(typed)).toBe(stripped)
})
