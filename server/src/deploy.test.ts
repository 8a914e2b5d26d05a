/** The files of `deploy/` start the server as `npm start` does, with variables that it knows. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listVariables } from './config.ts'
import { isProtected } from './platform/tls.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const launch = JSON.parse(read('server/launch.json')) as { flags: string[]; env: Record<string, string> }

test('P-operation-29: the image is built without source control, data and secrets of the folder', () => {
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining([
      '.git',
      'data',
      '.env',
      'deploy/secrets',
      'deploy/certificate',
      'deploy/services',
    ]),
  )
})

describe('P-operation-29: deploy/nginx/brilla.conf', () => {
  const text = read('deploy/nginx/brilla.conf')

  test('allows TLS 1.2 and 1.3 alone, with forward secrecy, and leads only pages on to it', () => {
    expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
    expect(text).toContain('ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;')
    const [plain = ''] = text.split('listen 443')
    expect(plain).toMatch(/location ~ \^\/\(api\|socket\\\.io\)\/ \{\s+return 403;/)
    expect(plain).toMatch(/location \/ \{\s+return 301 https:/)
  })

  test('P-operation-40: reaches the processes by HTTPS alone, and verifies their certificate', () => {
    expect(text.match(/proxy_pass \S+/g)).toEqual([
      'proxy_pass https://brilla;',
      'proxy_pass https://brilla;',
    ])
    expect(text).toContain('proxy_ssl_verify on;')
    expect(text).toContain('proxy_ssl_name brilla;')
  })

  test('logs no address, lists no folder, keeps the metrics closed and passes the address of the client on', () => {
    expect(text).toContain('access_log off;')
    expect(text).not.toMatch(/autoindex|\broot /)
    expect(text).toMatch(/location = \/metrics \{\s+return 404;/)
    expect(text.match(/X-Forwarded-For \$proxy_add_x_forwarded_for;/g)).toHaveLength(2)
  })
})

describe.each(['deploy/Dockerfile', 'deploy/systemd/brilla.service'])('P-operation-29: %s', (path) => {
  const text = read(path)

  test('has the flags and the environment that save memory', () => {
    const flags = [...launch.flags, 'server/src/main.ts']
    expect(text.replaceAll(/[",]/g, '')).toContain(flags.join(' '))
    for (const [name, value] of Object.entries(launch.env)) expect(text).toContain(`${name}=${value}`)
  })

  test('keeps data in its own folder, in production, and not as root', () => {
    expect(text).toMatch(/NODE_ENV=production/)
    expect(text).toMatch(/DATA_DIR=\S/)
    expect(text).toMatch(/^(USER node|DynamicUser=yes)$/m)
  })
})

const acceptsCompose = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(read('deploy/schemas/compose.json')) as object,
)

test.each(['deploy/compose.yaml', 'deploy/compose.minimal.yaml'])(
  'P-operation-29: %s is what the Compose specification accepts',
  (path) => {
    acceptsCompose(parse(read(path), { merge: true }))
    expect(acceptsCompose.errors).toBe(null)
  },
)

// Compose can write no content into them.
test.each(['deploy/compose.yaml', 'deploy/compose.minimal.yaml'])(
  'P-operation-29: in %s services whose root is read-only have their configuration from files',
  (path) => {
    const { services } = parse(read(path), { merge: true }) as { services: Record<string, object> }
    const readOnly = Object.values(services).filter((service) => 'read_only' in service)
    expect(readOnly.length).toBeGreaterThan(1)
    for (const service of readOnly) expect(service).not.toHaveProperty('configs')
  },
)

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; secrets?: unknown[]; volumes?: string[]; networks?: string[] }
  >
  configs: Record<string, { content: string }>
}

describe('P-operation-40: between the services of deploy/compose.yaml', () => {
  const { services, configs } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose

  test('every connection is encrypted, by a certificate of each', () => {
    for (const name of ['api-1', 'api-2', 'worker']) {
      const { environment = {} } = services[name]!
      const addresses = Object.entries(environment).filter(([variable]) => /_(URL|ENDPOINT)$/.test(variable))
      expect(addresses).toHaveLength(6)
      for (const [variable, address] of addresses) expect(isProtected(address), variable).toBe(true)
      expect(environment).toMatchObject({ TLS_CERTIFICATE: expect.any(String), TLS_KEY: expect.any(String) })
    }
    for (const [name, { volumes = [] }] of Object.entries(services))
      expect(
        volumes.some((volume) => volume.startsWith('./services/')),
        name,
      ).toBe(true)
    const unencrypted = configs['pg_hba']!.content.match(/^host(?:nossl)? .*$/gm)
    expect(unencrypted).toEqual(['host postgres postgres 127.0.0.1/32 scram-sha-256'])
    expect(configs['pgbouncer']!.content).toContain('client_tls_sslmode = verify-full')
    expect(configs['pgbouncer']!.content).toContain('server_tls_sslmode = verify-full')
    expect(configs['valkey']!.content).toMatch(/^port 0$/m)
    expect(services['mail']!.environment).toMatchObject({ MP_SMTP_REQUIRE_TLS: 'true' })
    expect(parse(read('deploy/prometheus/prometheus.yaml'))).toMatchObject({
      scrape_configs: [{ scheme: 'https' }],
    })
    expect(read('deploy/grafana/datasources/prometheus.yaml')).toContain('url: https://prometheus')
  })

  test('every service that holds data asks who is there', () => {
    expect(configs['pg_hba']!.content).not.toMatch(/trust|password|md5/)
    expect(services['s3']!.networks).toEqual(['files'])
    expect(configs['pgbouncer']!.content).toMatch(/^auth_type = cert$/m)
    expect(read('deploy/prometheus/web.yaml')).toContain('client_auth_type: RequireAndVerifyClientCert')
    for (const name of ['valkey', 's3', 'grafana']) expect(services[name]?.secrets, name).toBeDefined()
    expect(services['worker']?.environment).toMatchObject({ REDIS_URL_FILE: '/run/secrets/redis_url' })
    expect(services['worker']?.secrets).toContain('redis_url')
  })
})

test('P-operation-29: docs/operations.md names every variable, and no other', () => {
  const section = /^## Variables$([\s\S]*?)^## /m.exec(read('docs/operations.md'))![1]!
  const names = [...section.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name)
  const known = listVariables({}).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(known.toSorted())
})

test.each(['deploy/compose.yaml', 'deploy/compose.minimal.yaml'])(
  'P-operation-29: %s sets variables of the server only',
  (path) => {
    const known = listVariables({}).map(({ name }) => name)
    const names = [...read(path).matchAll(/^ +([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name!)
    const ofServer = names.filter((name) => !/^(POSTGRES_|PG|GF_|MP_|NODE_)/.test(name))
    expect(ofServer.length).toBeGreaterThan(2)
    expect(ofServer.filter((name) => !known.includes(name.replace(/_FILE$/, '')))).toEqual([])
  },
)
