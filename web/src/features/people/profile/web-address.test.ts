import { expect, test } from 'vitest'
import { formatWebAddress, parseWebAddress } from './web-address.ts'

test('accepts web addresses with and without a scheme', () => {
  expect(parseWebAddress('amara.example/danza')).toBe('https://amara.example/danza')
  expect(parseWebAddress('http://amara.example')).toBe('http://amara.example/')
  expect(parseWebAddress('amara.example:8080')).toBe('https://amara.example:8080/')
  expect(formatWebAddress('https://www.amara.example/')).toBe('amara.example')
})

test('rejects scripts, data and empty addresses', () => {
  for (const typed of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '', '  ', null])
    expect(parseWebAddress(typed)).toBeNull()
})
