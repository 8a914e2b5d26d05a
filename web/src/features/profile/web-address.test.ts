import { expect, test } from 'vitest'
import { readable, webAddress } from './web-address.ts'

test('takes addresses of the web, with or without a scheme', () => {
  expect(webAddress('amara.example/danza')).toBe('https://amara.example/danza')
  expect(webAddress('http://amara.example')).toBe('http://amara.example/')
  expect(webAddress('amara.example:8080')).toBe('https://amara.example:8080/')
  expect(readable('https://www.amara.example/')).toBe('amara.example')
})

test('takes nothing that would run or is empty', () => {
  for (const typed of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '', '  ', null])
    expect(webAddress(typed)).toBeNull()
})
