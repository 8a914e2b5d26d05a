import { expect, test } from 'vitest'
import { redactErrorText } from './client-error-text.ts'

test.each([
  ['Failed at https://brilla.example/login?next=/x&token=abc#frag', 'Failed at https://brilla.example/login'],
  ['GET /register/email#sEcReT failed', 'GET /register/email failed'],
  ['at load (https://brilla.example/assets/a.js?v=1:2:3)', 'at load (https://brilla.example/assets/a.js)'],
  ['load@https://brilla.example/assets/a.js:2:3', 'load@https://brilla.example/assets/a.js:2:3'],
  ['No account ana@gente.example, sorry', 'No account [email], sorry'],
  ['GET /api/users/email-exists/ana%40gente.example failed', 'GET /api/users/email-exists/[email] failed'],
  ['Cannot navigate to ?token=abc', 'Cannot navigate to '],
  ['what? a=b', 'what? a=b'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln-_x rejected', 'token [token] rejected'],
  ['x is not a function', 'x is not a function'],
])('%s becomes %s', (text, expected) => {
  expect(redactErrorText(text, 500)).toBe(expected)
})

test('a text that is too long is rejected', () => {
  expect(redactErrorText('a@b.c '.repeat(100), 50).length).toBeLessThanOrEqual(50)
})
