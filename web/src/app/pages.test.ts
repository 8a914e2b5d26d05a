import { expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { memberPages, settingsPages, setupPages } from './pages.ts'

/** What stands in an address for `{id}`, or for a choice such as `{type}`. */
const given = '(?:\\{\\w+\\}|[A-Z]+)'

/** One that the API does not know would be asked for in vain, and nobody would see it. */
test('what a page asks for early is an address of the API', () => {
  const asked = [...setupPages, ...memberPages, ...settingsPages].flatMap(({ asks = [] }) => asks)
  const addresses = [...new Set(asked.map((ask) => ask.replace(/\?.*/, '')))]
  const gets = Object.values(contract).filter(({ method }) => method === 'GET')
  const known = gets.map(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, given)}$`))
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !known.some((path) => path.test(address)))).toEqual([])
})
