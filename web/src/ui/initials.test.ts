import { expect, test } from 'vitest'
import { getInitials } from './initials.ts'

test.each([
  ['Ximena Ríos Ñúñez', 'XR'],
  ['María José Pérez', 'MP'],
  ['Juan Carlos Ñúñez Soto', 'JÑ'],
  ['Ana de la Torre', 'AT'],
  ['Ana', 'A'],
  ['  李 小龙 ', '李小'],
  ['👩‍👩‍👧 Luz', '👩‍👩‍👧L'],
  ['', ''],
])('P-design-14: the initials of “%s” are those of the name and the first surname', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
