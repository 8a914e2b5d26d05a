import { describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/route-url'
import { startTestServer } from '../../testing.ts'

/** Number of look-ups that succeed before the limit of 20 per IP address is reached. */
async function lookups(
  variables: Record<string, string>,
  ways: number,
  way: (n: number) => { remoteAddress?: string; headers?: Record<string, string> },
): Promise<number> {
  const server = await startTestServer({ RATE_LIMITS: 'on', ...variables })
  let succeeded = 0
  for (let n = 0; n < ways; n++) {
    const { status } = await server.send(
      'GET',
      getRouteUrl(contract.emailExists, { params: { email: `n${n}@gente.example` } }),
      way(n),
    )
    if (status === 200) succeeded++
  }
  await server.stop()
  return succeeded
}

const forwarded = (...addresses: string[]) => ({ headers: { 'x-forwarded-for': addresses.join(', ') } })

describe('P-operation-5: TRUST_PROXY "which proxies\' forwarded address is believed"', () => {
  test('0: X-Forwarded-For is ignored', async () => {
    expect(await lookups({}, 22, (n) => forwarded(`9.9.9.${n}`))).toBe(20)
    expect(await lookups({ TRUST_PROXY: '0' }, 22, (n) => forwarded(`9.9.9.${n}`))).toBe(20)
  })

  test("1: only the last hop's entry is trusted", async () => {
    const one = { TRUST_PROXY: '1' }
    expect(await lookups(one, 22, (n) => forwarded(`9.9.9.${n}`, '7.7.7.7'))).toBe(20)
    expect(await lookups(one, 22, (n) => forwarded(`9.9.9.${n}`))).toBe(22)
  })

  test('2: the entries of the last two hops are trusted', async () => {
    const two = { TRUST_PROXY: '2' }
    expect(await lookups(two, 22, (n) => forwarded(`9.9.9.${n}`, '7.7.7.7', '10.0.0.1'))).toBe(20)
    expect(await lookups(two, 22, (n) => forwarded(`7.7.7.${n}`, '10.0.0.1'))).toBe(22)
  })

  test('proxies can be listed by address', async () => {
    const listed = { TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }
    expect(await lookups(listed, 22, (n) => forwarded(`9.9.9.${n}`, '7.7.7.7', '10.0.0.1'))).toBe(20)
  })
})

describe('P-accounts-12 and P-operation-5: "rate-limited per address"', () => {
  const from = (address: (n: number) => string) => lookups({}, 22, (n) => ({ remoteAddress: address(n) }))

  test('all addresses of one IPv6 /64 network share a limit; another network has its own', async () => {
    expect(await from((n) => `2001:db8:1:2:${n}::${n}`)).toBe(20)
    expect(await from((n) => `2001:db8:1:${n}::1`)).toBe(22)
  })

  test('an IPv4 address has one limit in every notation; another address has its own', async () => {
    expect(await from((n) => (n % 2 ? '198.51.100.7' : '::ffff:198.51.100.7'))).toBe(20)
    expect(await from((n) => `::ffff:198.51.100.${n}`)).toBe(22)
  })
})
