import { rateLimits } from '@brilla/contract/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/route-url'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

const report = {
  message: 'Cannot read ana@gente.example at /login?token=secret',
  stack: 'TypeError: x\n    at https://brilla.example/assets/a.js?token=secret:1:2',
  page: 'feed',
  version: '/assets/index-1a2b.js',
}

test('P-operation-18: a report of the web client is logged without queries and e-mail addresses', async () => {
  const warn = vi.spyOn(server.context.log, 'warn')
  expect((await server.call('reportClientError', { body: report })).status).toBe(204)
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toEqual({
    clientError: {
      message: 'Cannot read [email] at /login',
      stack: 'TypeError: x\n    at https://brilla.example/assets/a.js',
      page: 'feed',
      version: '/assets/index-1a2b.js',
    },
  })
  warn.mockRestore()
})

test('P-operation-18: other fields and long texts are refused', async () => {
  const sendReport = async (body: typeof report) => (await server.call('reportClientError', { body })).status
  expect(await sendReport(Object.assign({ email: 'ana@gente.example' }, report))).toBe(400)
  expect(await sendReport({ ...report, message: 'x'.repeat(501) })).toBe(422)
})

test('P-operation-18: reports are limited per network address', async () => {
  const warn = vi.spyOn(server.context.log, 'warn').mockImplementation(() => {})
  const statuses = await Promise.all(
    Array.from({ length: rateLimits.clientErrors.max + 5 }, async () => {
      const { status } = await server.send('POST', getRouteUrl(contract.reportClientError), {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(report),
        remoteAddress: '203.0.113.9',
      })
      return status
    }),
  )
  expect(statuses.filter((status) => status === 204)).toHaveLength(rateLimits.clientErrors.max)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  warn.mockRestore()
})
