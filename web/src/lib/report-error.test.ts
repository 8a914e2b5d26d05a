import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, OfflineError, type Client } from './api.ts'
import { createErrorReporter } from './report-error.ts'

beforeEach(() =>
  vi.stubGlobal('document', {
    body: { classList: ['logged-in', 'route-feed'] },
    querySelector: () => ({ src: 'https://brilla.example/assets/index-1a2b.js' }),
  }),
)
afterEach(() => vi.unstubAllGlobals())

function setUp() {
  const bodies: unknown[] = []
  const call = (_: string, { body }: { body: unknown }) => {
    bodies.push(body)
    return Promise.reject(new OfflineError())
  }
  return { bodies, report: createErrorReporter({ call } as unknown as Client) }
}

test('P-operation-18: a report has message, stack, page and version, and no query', () => {
  const { bodies, report } = setUp()
  const error = new TypeError('bad /login?next=/x is not a function')
  error.stack = 'TypeError\n at https://brilla.example/assets/a.js:1:2'
  report(error)
  expect(bodies).toEqual([
    {
      message: 'TypeError: … … is not a function',
      stack: 'a.js:1:2',
      page: 'feed',
      version: 'index-1a2b.js',
    },
  ])
})

test('P-operation-18: each error is reported once, and at most five per page load', () => {
  const { bodies, report } = setUp()
  for (const number of [1, 1, 2, 3, 4, 5, 6, 7]) report(new Error(`number ${number}`))
  expect(bodies).toHaveLength(5)
})

test('error responses, lost connections and aborted requests are not reported; any thrown value is', () => {
  const { bodies, report } = setUp()
  report(new ApiError(500, {}))
  report(new OfflineError())
  report(new DOMException('left', 'AbortError'))
  expect(bodies).toEqual([])
  report('a letter')
  expect(bodies).toMatchObject([{ message: 'Error: a …' }])
})
