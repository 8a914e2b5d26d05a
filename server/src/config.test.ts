import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { describeConfig } from './describe-config.ts'
import { listen } from './listen.ts'
import { writeCertificate } from './platform/certificate.testing.ts'
import { startClamd } from './platform/clamd.testing.ts'
import { createLog } from './platform/log.ts'
import { openVirusScanner } from './services.ts'

const casa = {
  OIDC_MI_CASA_ISSUER: 'https://casa.example/',
  OIDC_MI_CASA_CLIENT_ID: 'brilla',
  OIDC_MI_CASA_CLIENT_SECRET: 'between us',
}
const facebook = { FACEBOOK_CLIENT_ID: '42', FACEBOOK_CLIENT_SECRET: 'with facebook' }

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('P-operation-2: an invalid configuration stops the start with one line that names the variable and how to fix it', () => {
  test('reads login providers by name; none by default', () => {
    expect(readConfig({}).oauthProviders).toEqual([])
    expect(readConfig({ ...facebook, ...casa }).oauthProviders).toMatchObject([
      { kind: 'oidc', name: 'mi-casa', issuer: 'https://casa.example/', clientId: 'brilla' },
      { kind: 'facebook', name: 'facebook', clientId: '42', graphUrl: 'https://graph.facebook.com' },
    ])
  })

  test('P-operation-6: production needs AUTH_SECRET, and has no demonstration data', () => {
    expect(complaint({ NODE_ENV: 'production' })).toMatch(/^AUTH_SECRET is missing: .+\.$/)
    expect(readConfig({ NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) }).DEMO).toBe(false)
  })

  test('TRUST_PROXY accepts a number of proxies, or addresses and ranges', () => {
    for (const setting of ['0', '2', '127.0.0.1', '10.0.0.0/8, 2001:db8::/32', 'loopback,192.0.2.7']) {
      expect(readConfig({ TRUST_PROXY: setting }).TRUST_PROXY).toBe(setting)
    }
    for (const setting of ['true', '-1', '300', '10.0.0.0/33', '10.0.0.1,', 'proxy.example']) {
      expect(complaint({ TRUST_PROXY: setting })).toMatch(/^TRUST_PROXY cannot be used: use a number .+\.$/)
    }
  })

  test('rejects a partly configured provider', () => {
    for (const missing of Object.keys(casa)) {
      expect(complaint({ ...casa, [missing]: '' })).toMatch(new RegExp(`^${missing} is missing: .+\\.$`))
    }
    for (const missing of Object.keys(facebook)) {
      expect(complaint({ ...facebook, [missing]: '' })).toMatch(new RegExp(`^${missing} is missing: .+\\.$`))
    }
  })

  test('P-operation-4: requires TLS for secrets, except for localhost', () => {
    for (const issuer of [
      'http://casa.example',
      'casa',
      'ftp://casa.example',
      'http://localhost.casa.example',
    ]) {
      expect(complaint({ ...casa, OIDC_MI_CASA_ISSUER: issuer })).toMatch(
        /^OIDC_MI_CASA_ISSUER cannot be used: /,
      )
    }
    expect(complaint({ ...facebook, FACEBOOK_GRAPH_URL: 'http://graph.example' })).toMatch(
      /^FACEBOOK_GRAPH_URL /,
    )
    for (const issuer of ['http://localhost:4100', 'http://127.0.0.1:4100/realm', 'http://[::1]:4100']) {
      expect(complaint({ ...casa, OIDC_MI_CASA_ISSUER: issuer })).toBe('')
    }
  })

  test('P-operation-4: nothing switches off that certificates are verified', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'postgres://brilla@db.example/brilla?sslmode=no-verify'],
      ['DATABASE_REPLICA_URL', 'postgres://brilla@db.example/brilla?a=b&uselibpqcompat=true&sslmode=require'],
      ['SMTP_URL', 'smtps://mail.example:465?tls.rejectUnauthorized=false'],
      ['SMTP_URL', 'smtp://mail.example?tls%2ErejectUnauthorized=false'],
      ['SMTP_URL', 'smtp://mail.example?requireTLS=false'],
      ['DATABASE_URL', 'postgres://db.example/brilla?sslmode=verify-full&sslmode=no%2Dverify'],
      ['DATABASE_URL', 'postgres://db.example/brilla?%75selibpqcompat=true'],
      ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ] as const)
      expect(complaint({ DATABASE_URL: 'postgres://db.example/brilla', [name]: value })).toMatch(
        new RegExp(`^${name}.* cannot be used: .+\\.$`),
      )
    const verified = 'postgres://brilla@db.example/brilla?sslmode=verify-full&sslrootcert=/etc/brilla/ca.pem'
    expect(complaint({ DATABASE_URL: verified })).toBe('')
  })

  test('P-operation-40: in production what other machines are sent goes over TLS', () => {
    const production = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), S3_BUCKET: 'brilla' }
    const database = { DATABASE_URL: 'postgres://brilla@localhost/brilla' }
    for (const [name, open, ...safe] of [
      [
        'DATABASE_URL',
        'postgres://brilla@db.example/brilla',
        'postgres://db.example/brilla?sslmode=verify-full',
      ],
      [
        'DATABASE_REPLICA_URL',
        'postgres://a.example/brilla?sslmode=verify-full,postgres://b.example/brilla?sslmode=verify-full&sslmode=disable',
        'postgres://LOCALHOST:5433/brilla,postgres://b.example/brilla?sslmode=verify-full',
      ],
      [
        'DATABASE_DIRECT_URL',
        'postgres://localhost/brilla?host=db.example',
        'postgres:///brilla?host=/run/postgresql',
      ],
      ['REDIS_URL', 'redis://10.0.0.1:6379?host=localhost&sslmode=verify-full', 'rediss://10.0.0.1:6379'],
      ['REDIS_URL', 'redis://10.0.0.1:6379', 'rediss://10.0.0.1:6379', 'redis://[::1]:6379'],
      ['S3_ENDPOINT', 'http://s3.example', 'https://s3.example', 'http://localhost:9000'],
      [
        'CLAMAV_HOST',
        'localhost.example:3310',
        'localhost:3310',
        '/run/clamav/clamd.sock',
        'tls://clamav:3311',
      ],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', 'https://collector:4318'],
    ] as const) {
      expect(complaint({ ...production, ...database, [name]: open })).toMatch(
        new RegExp(`^${name} cannot be used: in production, .+\\.$`),
      )
      expect(complaint({ ...database, S3_BUCKET: 'brilla', [name]: open })).toBe('')
      for (const address of safe) expect(complaint({ ...production, ...database, [name]: address })).toBe('')
    }
  })

  test('P-operation-40: a certificate and its key are files that belong together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brilla-config-'))
    const [other, files] = [
      await writeCertificate(await mkdtemp(join(folder, 'a'))),
      await writeCertificate(folder),
    ]
    expect(readConfig(files)).toMatchObject({ PUBLIC_URL: 'https://localhost:3000' })
    for (const wrong of [
      { TLS_KEY: other.TLS_KEY },
      { TLS_CERTIFICATE: folder },
      { TLS_KEY: join(folder, 'none') },
    ])
      expect(complaint({ ...files, ...wrong })).toMatch(/^TLS_CERTIFICATE cannot be used: .+\.$/)
    for (const name of ['TLS_CERTIFICATE', 'TLS_KEY'])
      expect(complaint({ ...files, [name]: '' })).toMatch(new RegExp(`^${name} is missing: .+\\.$`))
    await rm(folder, { recursive: true })
  })

  test('S3 needs a bucket; its keys are set together, or those of the environment are used', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(readConfig({ S3_BUCKET: 'brilla' }).s3).toMatchObject({ credentials: null })
    expect(readConfig({ S3_BUCKET: 'brilla', ...keys }).s3?.credentials).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'key',
    })
    for (const missing of Object.keys(keys))
      expect(complaint({ S3_BUCKET: 'brilla', ...keys, [missing]: '' })).toMatch(
        new RegExp(`^${missing} is missing: .+\\.$`),
      )
    expect(complaint(keys)).toMatch(/^S3_BUCKET is missing: .+\.$/)
  })

  test('TRANSLATE_URL requires TLS, and its key requires it', () => {
    expect(readConfig({}).TRANSLATE_URL).toBeUndefined()
    const set = { TRANSLATE_URL: 'https://translate.example/', TRANSLATE_API_KEY: 'between us' }
    expect(readConfig(set).TRANSLATE_URL).toBe('https://translate.example')
    for (const url of ['http://translate.example', 'translate.example'])
      expect(complaint({ TRANSLATE_URL: url })).toMatch(/^TRANSLATE_URL cannot be used: use an address .+\.$/)
    expect(complaint({ ...set, TRANSLATE_URL: '' })).toMatch(/^TRANSLATE_URL is missing: .+\.$/)
  })

  test('P-media-27: CLAMAV_HOST is a host and a port, where clamd replies', async () => {
    for (const address of ['clamav:3310', '[::1]:3310', '/run/clamav/clamd.sock', 'tls://clamav:3311'])
      expect(readConfig({ CLAMAV_HOST: address }).CLAMAV_HOST).toBe(address)
    for (const address of ['clamav', 'clamav:99999', 'tcp://clamav:3310', 'a@clamav:3310', '[:3310'])
      expect(complaint({ CLAMAV_HOST: address })).toMatch(/^CLAMAV_HOST cannot be used: use an address .+\.$/)
    const clamd = await startClamd()
    const config = readConfig({ CLAMAV_HOST: clamd.address })
    expect(await openVirusScanner(config)).not.toBeNull()
    await clamd.stop()
    await expect(openVirusScanner(config)).rejects.toThrow(/^CLAMAV_HOST cannot be used: .+\.$/)
  })

  test('MAIL_FROM is one address, with or without a name', () => {
    for (const from of [
      'hola@brilla.example',
      'Brilla <hola@brilla.example>',
      '"Brilla, MX" <hola@brilla.example>',
    ])
      expect(readConfig({ MAIL_FROM: from }).MAIL_FROM).toBe(from)
    for (const from of ['Brilla', 'Brilla <hola>', 'a@brilla.example, b@brilla.example'])
      expect(complaint({ MAIL_FROM: from })).toMatch(/^MAIL_FROM cannot be used: use an address like .+\.$/)
  })

  test('a secret in a file: its first line; a file that cannot be read, an empty one, and both', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brilla-config-'))
    const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')]
    await writeFile(file, `${'s'.repeat(32)}\n`)
    await writeFile(empty, '')
    const { OIDC_MI_CASA_CLIENT_SECRET: _, ...rest } = casa
    const env = { ...rest, OIDC_MI_CASA_CLIENT_SECRET_FILE: file, AUTH_SECRET_FILE: file }
    expect(readConfig(env)).toMatchObject({
      AUTH_SECRET: 's'.repeat(32),
      oauthProviders: [{ name: 'mi-casa', clientSecret: 's'.repeat(32) }],
    })
    expect(describeConfig(env)).toContain('AUTH_SECRET=(secret)\n')
    for (const path of [empty, folder, join(folder, 'none')])
      expect(complaint({ AUTH_SECRET_FILE: path })).toMatch(/^AUTH_SECRET_FILE cannot be used: name .+\.$/)
    expect(complaint({ AUTH_SECRET_FILE: file, AUTH_SECRET: 's'.repeat(32) })).toMatch(
      /^AUTH_SECRET_FILE cannot be used: AUTH_SECRET is set too\.$/,
    )
    await rm(folder, { recursive: true })
  })

  test('the configuration is described without the passwords of addresses', () => {
    const postgres = 'postgres://brilla:between-us@localhost/brilla'
    const described = describeConfig({
      SMTP_URL: 'smtp://brilla:between,us@localhost',
      DATABASE_URL: postgres,
      DATABASE_REPLICA_URL: `${postgres},${postgres}`,
    })
    expect(described).toContain('DATABASE_REPLICA_URL=postgres://brilla:***@localhost/brilla,postgres')
    expect(described).not.toMatch(/between|us@/)
  })

  test('a DATA_DIR that is no folder', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: fileURLToPath(import.meta.url) })
    await expect(createContext(config, createLog('silent'))).rejects.toThrow(
      /^DATA_DIR cannot be used: .+\.$/,
    )
  })

  test('a PORT that is taken, a HOST of another machine', async () => {
    const app = fastify()
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port: PORT } = other.address() as { port: number }
    await expect(listen(app, { HOST: '127.0.0.1', PORT })).rejects.toThrow(/^PORT \d+ is taken .+\.$/)
    await expect(listen(app, { HOST: '192.0.2.1', PORT: 0 })).rejects.toThrow(
      /^HOST 192\.0\.2\.1 is not .+\.$/,
    )
    await app.close()
    other.close()
  })

  test('a name that is taken', () => {
    for (const name of ['FACEBOOK', 'PROVIDERS']) {
      const env = {
        [`OIDC_${name}_ISSUER`]: 'https://a.example',
        [`OIDC_${name}_CLIENT_ID`]: 'a',
        [`OIDC_${name}_CLIENT_SECRET`]: 'b',
      }
      expect(complaint(env)).toMatch(/choose another name/)
    }
  })
})
