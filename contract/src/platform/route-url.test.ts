import { expect, test } from 'vitest'
import { apiPath, getRouteUrl } from './route-url.ts'

test('an address contains encoded params and only the query values that are set', () => {
  expect(getRouteUrl({ path: '/users/{id}/profile' }, { params: { id: 'a/b?' } })).toBe(
    `${apiPath}/users/a%2Fb%3F/profile`,
  )
  expect(getRouteUrl({ path: '/users' }, { query: { q: 'a&b', page: undefined, country: null } })).toBe(
    `${apiPath}/users?q=a%26b`,
  )
})
