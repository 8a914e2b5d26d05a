import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

test('who has hung up already is nobody, and no error of ours', () => {
  expect(originOf(undefined)).toBe('')
})
