/** Nothing in deploy/patroni connects without TLS and a verified certificate on both sides. */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (name: string) => readFileSync(new URL(`../../deploy/patroni/${name}`, import.meta.url), 'utf8')
const patroni = parse(read('patroni.yaml'), { merge: true }) as {
  restapi: object
  etcd: object
  postgresql: {
    parameters: object
    authentication: Record<'superuser' | 'replication', object>
    pg_hba: string[]
  }
}

test('P-operation-29: PostgreSQL lets in who has a certificate, or is known to the system of its node', () => {
  const { pg_hba: rules, parameters, authentication } = patroni.postgresql
  expect(
    rules.filter((rule) => !/^(local .* peer( map=system)?|hostssl .* cert( map=nodes)?)$/.test(rule)),
  ).toEqual([])
  expect(parameters).toMatchObject({ ssl: 'on' })
  for (const login of Object.values(authentication)) {
    expect(login).toMatchObject({ sslmode: 'verify-full' })
    expect(login).not.toHaveProperty('password')
  }
})

test('P-operation-29: Patroni and etcd speak TLS only, and ask for a certificate', () => {
  expect(patroni.restapi).toMatchObject({ verify_client: 'required', allowlist_include_members: true })
  expect(patroni.etcd).toMatchObject({ protocol: 'https' })
  expect(parseEnv(read('etcd.env'))).toMatchObject({
    ETCD_CLIENT_CERT_AUTH: 'true',
    ETCD_CLIENT_CERT_ALLOWED_HOSTNAME: 'database',
    ETCD_PEER_CLIENT_CERT_AUTH: 'true',
    ETCD_PEER_CERT_ALLOWED_HOSTNAME: 'database',
  })
})

test('P-operation-29: HAProxy verifies whom it asks for the primary', () => {
  expect(read('haproxy.cfg')).toMatch(/default-server check-ssl verify required verifyhost database /)
})
