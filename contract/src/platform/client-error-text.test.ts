import { expect, test } from 'vitest'
import { redactErrorMessage, redactErrorStack } from './client-error-text.ts'

test.each([
  ['TypeError: x is not a function', 'TypeError: … is not a function'],
  [
    "TypeError: Cannot read properties of undefined (reading 'María López')",
    "TypeError: Cannot read properties of undefined (reading '… …')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418 for the full message.',
    'Minified React error #418; … …:… for the full message.',
  ],
  ['No account ana@gente.example, 55 1234 5678', 'No … …, 55 … …'],
  ['No module /users/ana%40gente.example?token=1', 'No module …'],
])('P-operation-18: the message %s becomes %s', (message, expected) => {
  expect(redactErrorMessage(message)).toBe(expected)
})

test('P-operation-18: of a stack, the positions in scripts are left', () => {
  const stack = [
    'TypeError: María López',
    '    at load (https://brilla.example/assets/a-1B_x.js?v=1:2:3)',
    '    at load (https://brilla.example/assets/a-1B_x.js:2:3)',
    'load@https://brilla.example/assets/index.js:12:345',
    'ana@gente.example',
  ]
  expect(redactErrorStack(stack.join('\n'))).toBe('a-1B_x.js:2:3\nindex.js:12:345')
})
