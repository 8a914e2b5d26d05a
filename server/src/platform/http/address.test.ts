import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer

/** Starts the server of a group of tests, whose addresses differ so that they share no limit. */
function useServer(variables: Record<string, string>) {
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', ...variables })
  })
  afterAll(() => server.stop())
}

/** Of 22 look-ups, the number that succeed before the limit of 20 per IP address is reached. */
async function countLookups(
  way: (n: number) => { remoteAddress?: string; headers?: Record<string, string> },
): Promise<number> {
  let succeeded = 0
  for (let n = 0; n < 22; n++) {
    const url = getRouteUrl(contract.emailExists, { params: { email: `n${n}@gente.example` } })
    const { status } = await server.send('GET', url, way(n))
    if (status === 200) succeeded++
  }
  return succeeded
}

const forwarded = (...addresses: string[]) => ({ headers: { 'x-forwarded-for': addresses.join(', ') } })

describe('P-operation-5: TRUST_PROXY "which proxies\' forwarded address is believed"', () => {
  describe('0', () => {
    useServer({ TRUST_PROXY: '0' })
    test('X-Forwarded-For is ignored', async () => {
      expect(await countLookups((n) => forwarded(`9.9.9.${n}`))).toBe(20)
    })
  })

  describe('1', () => {
    useServer({ TRUST_PROXY: '1' })
    test("only the last hop's entry is trusted", async () => {
      expect(await countLookups((n) => forwarded(`9.9.9.${n}`, '7.7.7.7'))).toBe(20)
      expect(await countLookups((n) => forwarded(`9.9.9.${n}`))).toBe(22)
    })
  })

  describe('2', () => {
    useServer({ TRUST_PROXY: '2' })
    test('the entries of the last two hops are trusted', async () => {
      expect(await countLookups((n) => forwarded(`9.9.9.${n}`, '7.7.7.7', '10.0.0.1'))).toBe(20)
      expect(await countLookups((n) => forwarded(`7.7.8.${n}`, '10.0.0.1'))).toBe(22)
    })
  })

  describe('10.0.0.0/8,127.0.0.1', () => {
    useServer({ TRUST_PROXY: '10.0.0.0/8,127.0.0.1' })
    test('proxies can be listed by address', async () => {
      expect(await countLookups((n) => forwarded(`9.9.9.${n}`, '7.7.7.7', '10.0.0.1'))).toBe(20)
    })
  })
})

describe('without TRUST_PROXY', () => {
  useServer({})
  const from = (address: (n: number) => string) => countLookups((n) => ({ remoteAddress: address(n) }))

  test('P-operation-5: X-Forwarded-For is ignored', async () => {
    expect(await countLookups((n) => forwarded(`9.9.9.${n}`))).toBe(20)
  })

  test('P-accounts-12: all addresses of one IPv6 /64 network share a limit; another network has its own', async () => {
    expect(await from((n) => `2001:db8:1:2:${n}::${n}`)).toBe(20)
    expect(await from((n) => `2001:db8:2:${n}::1`)).toBe(22)
  })

  test('P-accounts-12: an IPv4 address has one limit in every notation; another address has its own', async () => {
    expect(await from((n) => (n % 2 ? '198.51.100.77' : '::ffff:198.51.100.77'))).toBe(20)
    expect(await from((n) => `::ffff:198.51.100.${n}`)).toBe(22)
  })
})
