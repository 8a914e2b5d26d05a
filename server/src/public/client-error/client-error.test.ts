import { rateLimits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import type { Context } from '../../context.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { clientErrorRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

const report = {
  message: 'TypeError: Cannot read María López, 5512345678, ana@gente.example at /login?token=secret',
  stack: 'María López\n    at load (https://brilla.example/assets/a.js:1:2)\n    at /maria-lopez.js:55:12345',
  page: 'feed',
  version: 'a.js',
}

/** What a report without personal data becomes in the log. */
const message = 'TypeError: Cannot read … …, …, … at …'

test('P-operation-18: a report from outside is logged without anything that could be personal', async () => {
  const warn = vi.spyOn(server.context.log, 'warn')
  expect((await server.call('reportClientError', { body: report })).status).toBe(204)
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toEqual({
    clientError: {
      message,
      stack: '',
      page: '…',
      version: '…',
    },
  })
  warn.mockRestore()
})

test('P-operation-18: scripts and pages of the client are named', async () => {
  const log = { warn: vi.fn<(fields: object) => void>() }
  const client = { scripts: new Set(['a.js']), pages: [{ name: 'feed' }] }
  const { reportClientError } = clientErrorRoutes({ log } as unknown as Context, client)
  await reportClientError({ body: report } as Parameters<typeof reportClientError>[0])
  expect(log.warn.mock.calls[0]?.[0]).toEqual({
    clientError: { message, stack: 'a.js:1:2', page: 'feed', version: 'a.js' },
  })
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
