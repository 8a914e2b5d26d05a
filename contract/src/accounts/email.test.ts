import { expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { email } from '../platform/fields.ts'

test('P-accounts-4: the form and the server accept the same e-mail addresses', () => {
  for (const [typed, valid] of [
    ['lucia@gente.example', true],
    [' Lucia+baile@gente.museum ', true],
    ['lucia@mal', true],
    ['lucia@gente.photography', true],
    ['lucia@', false],
    ['@gente.example', false],
    ['lucia@gente..example', false],
    ['lucia@-gente.example', false],
    ['lucía@gente.example', false],
    ['lucia luna@gente.example', false],
    ['lucia@gente.example,eva@gente.example', false],
    [`${'x'.repeat(250)}@a.mx`, false],
  ] as const) {
    expect([typed, isEmail(typed), email.safeParse(typed).success]).toEqual([typed, valid, valid])
  }
})
