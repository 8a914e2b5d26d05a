/** The configuration, read once from environment variables and validated (P-operation-2). */
import { brand } from '@brilla/contract/platform/brand'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { readSecretFiles } from './platform/secret-files.ts'
import { type Certificate, isProtected, readCertificate } from './platform/tls.ts'

const createSwitch = (fallback: boolean) =>
  z
    .enum(['0', '1'], 'use 0 or 1')
    .transform((value) => value === '1')
    .default(fallback)

/** A URL to which secrets are sent: it requires TLS, except for localhost. */
const safeUrl = z
  .url('use an address like https://accounts.example')
  .refine(
    (url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`),
    'use an address with https',
  )
  .transform((url) => url.replace(/\/$/, ''))

const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'use an address like postgres://user@host/name' })
  .refine(
    (url) => listParameters(url).every((one) => !/^(sslmode=no-verify|uselibpqcompat=)/.test(one)),
    'use sslmode=verify-full, and sslrootcert for an authority of your own',
  )

/** The parameters of a URL, decoded; none of what is no URL. */
const listParameters = (url: string) =>
  URL.canParse(url) ? [...new URL(url).searchParams].map(([name, value]) => `${name}=${value}`) : []

function schema(production: boolean) {
  return z.object({
    NODE_ENV: z.string().default('development'),
    /** The address to listen on. */
    PORT: z.coerce
      .number('use a port number')
      .int()
      .min(0)
      .max(65_535, 'use a port number up to 65535')
      .default(3000),
    HOST: z
      .string()
      .min(1)
      .default(production ? '0.0.0.0' : '127.0.0.1'),
    /** Files with the certificate and the key of this process, which then serves HTTPS. */
    TLS_CERTIFICATE: z.string().optional(),
    TLS_KEY: z.string().optional(),
    /** The address in e-mails and presigned URLs. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'use an address like https://brilla.example' })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    /** The directory of all data that is not in another service. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** Fill an empty database with the demonstration data. */
    DEMO: createSwitch(!production),
    /** The role of this process: requests and jobs, requests only, or jobs only. */
    ROLE: z.enum(['all', 'api', 'worker'], 'use all, api or worker').default('all'),
    DATABASE_URL: postgresUrl.optional(),
    /**
     * The same database without a transaction pooler, for migrations and LISTEN; required if DATABASE_URL leads to a
     * pooler.
     */
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    /** Replicas of the database, with commas between them, for reads that may lag. */
    DATABASE_REPLICA_URL: z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(z.array(postgresUrl))
      .default([]),
    /** `off` for a pooler without support for prepared statements. */
    DATABASE_PREPARE: z
      .enum(['on', 'off'], 'use on or off')
      .transform((value) => value === 'on')
      .default(true),
    /** Redis or Valkey: rate limits and realtime between processes. */
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'use an address like redis://user:password@host:6379' })
      .optional(),
    /** Stores files in S3 instead of DATA_DIR; without an endpoint in Amazon S3. */
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'use an address like https://s3.example' })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** clamd of ClamAV, which scans uploads. */
    CLAMAV_HOST: z
      .string()
      .refine(
        (address) =>
          address.startsWith('/') ||
          (/^(tls:\/\/)?[\w.[\]-][\w.[\]:-]*:\d+$/.test(address) &&
            URL.canParse(address.startsWith('tls:') ? address : `tcp://${address}`)),
        'use an address like localhost:3310 or tls://clamav:3311, or the path of a socket',
      )
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'use an address like smtp://user:password@host:587' })
      .refine(
        (url) => listParameters(url).every((one) => !/^(tls|requireTLS|ignoreTLS|secure|host)\b/i.test(one)),
        'certificates are verified, with NODE_EXTRA_CA_CERTS also those of an authority of your own',
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
        `use an address like ${brand.name} <${brand.contact}>`,
      )
      .default(`${brand.name} <${brand.contact}>`),
    /** Signs tokens. */
    AUTH_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
    /** Earlier values of AUTH_SECRET, and one that other processes are about to use; they verify and decrypt. */
    AUTH_SECRET_PREVIOUS: z
      .string()
      .transform((list) => list.split(',').map((secret) => secret.trim()))
      .refine(
        (list) => list.every(({ length }) => length >= 32),
        'use values of at least 32 characters, with commas between them',
      )
      .default([]),
    RATE_LIMITS: z
      .enum(['on', 'off'], 'use on or off')
      .transform((value) => value === 'on')
      .default(true),
    /** Trusted proxies, whose X-Forwarded-For is used: addresses, ranges, or a number of hops. */
    TRUST_PROXY: z
      .string()
      .refine(isTrustable, 'use a number of proxies, or addresses and ranges like 10.0.0.0/8,192.0.2.7')
      .optional(),
    /** Login through Facebook: id and secret are required together. The URL contains the version of Facebook's API. */
    FACEBOOK_CLIENT_ID: z.string().optional(),
    FACEBOOK_CLIENT_SECRET: z.string().optional(),
    FACEBOOK_DIALOG_URL: safeUrl.default('https://www.facebook.com/dialog/oauth'),
    FACEBOOK_GRAPH_URL: safeUrl.default('https://graph.facebook.com'),
    /** The source of video posters, as `{address}/{YouTube id}/{size}.jpg`; `off` disables them. */
    VIDEO_POSTER_URL: z
      .union([z.literal('off').transform(() => null), safeUrl], 'use an address with https, or off')
      .default('https://i.ytimg.com/vi'),
    /** A provider with the interface of LibreTranslate, without `/translate`; nothing is translated without one. */
    TRANSLATE_URL: safeUrl.optional(),
    TRANSLATE_API_KEY: z.string().optional(),
    /** Seconds between reporting "not ready" and closing the listening socket, so that load balancers notice. */
    SHUTDOWN_DELAY: z.coerce
      .number('use a number of seconds')
      .int()
      .min(0)
      .max(10, 'use at most 10 seconds')
      .default(production ? 5 : 0),
    /** Bearer token of `/metrics`, which is closed in production without one. */
    METRICS_TOKEN: z.string().min(1).optional(),
    /** A collector of OpenTelemetry, for traces of a share of the requests. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'use an address like http://collector:4318' })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('use a share from 0 to 1')
      .min(0)
      .max(1, 'use a share from 0 to 1')
      .default(0.05),
    LOG_LEVEL: z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
        'use trace, debug, info, warn, error or silent',
      )
      .default(production ? 'info' : 'warn'),
  })
}

/** Whether every part is an address, a range or a named range of the `proxy-addr` package. */
function isTrustable(setting: string): boolean {
  if (/^\d{1,2}$/.test(setting)) return true
  return setting
    .split(',')
    .map((part) => part.trim())
    .every(
      (part) =>
        ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
        (ipaddr.isValid(part) && !/^\d+$/.test(part)) ||
        ipaddr.isValidCIDR(part),
    )
}

type Variables = z.output<ReturnType<typeof schema>>

/** A login provider; `name` is part of URLs and of the button. */
export type OauthProvider = { name: string; clientId: string; clientSecret: string } & (
  | { kind: 'oidc'; issuer: string }
  | { kind: 'facebook'; dialogUrl: string; graphUrl: string }
)

/** The S3 store for files; null when they are in DATA_DIR. */
export interface S3Config {
  /** Null for Amazon S3. */
  endpoint: string | null
  region: string
  bucket: string
  /** Null for short-lived ones, which the environment hands out. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

export interface Config extends Variables {
  production: boolean
  /** Whether the page `/outbox` shows mails: in development, when they are files. */
  servesOutbox: boolean
  s3: S3Config | null
  /** Null for HTTP. */
  certificate: Certificate | null
  /** In the order of the buttons. */
  oauthProviders: OauthProvider[]
  /** Without a trailing slash. */
  PUBLIC_URL: string
}

/** Invalid configuration. The message is one line that names the variable and how to fix it. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables, and secrets also from files that `{NAME}_FILE` names; empty variables count
 * as unset. Throws ConfigError.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const production = env['NODE_ENV'] === 'production'
  const set = readSet(env)
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    throw new ConfigError(
      'NODE_TLS_REJECT_UNAUTHORIZED cannot be used: NODE_EXTRA_CA_CERTS names an authority of your own.',
    )
  }
  const result = schema(production).safeParse(set)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const variables = result.data
  if (production && !variables.AUTH_SECRET) {
    throw new ConfigError('AUTH_SECRET is missing: in production, set it to at least 32 random characters.')
  }
  checkRole(variables)
  if (production) checkProtection(variables)
  const certificate = readTls(variables)
  if (variables.TRANSLATE_API_KEY !== undefined && variables.TRANSLATE_URL === undefined)
    throw new ConfigError('TRANSLATE_URL is missing: TRANSLATE_API_KEY is the key of that provider.')
  return {
    ...variables,
    production,
    servesOutbox: !production && !variables.SMTP_URL,
    s3: readS3(set, variables),
    certificate,
    oauthProviders: readOauthProviders(set, variables),
    PUBLIC_URL: variables.PUBLIC_URL ?? `${certificate ? 'https' : 'http'}://localhost:${variables.PORT}`,
  }
}

const readSet = (env: Record<string, string | undefined>) =>
  readSecretFiles(env, (name, fault) => {
    throw new ConfigError(`${name} cannot be used: ${fault}.`)
  })

/** A variable as it was set, or its default, as it would be written; `value` is undefined without either. */
export interface Variable {
  name: string
  value: string | undefined
  isDefault: boolean
}

/** All variables that the server knows, in the order of this file, and those of login providers that are set. */
export function listVariables(env: Record<string, string | undefined>): Variable[] {
  const { shape } = schema(env['NODE_ENV'] === 'production')
  const set = readSet(env)
  const known = Object.entries(shape).map(([name, field]): Variable => {
    if (set[name]) return { name, value: set[name], isDefault: false }
    const fallback = field.safeParse(undefined).data
    const hasDefault = fallback !== undefined && (typeof fallback !== 'object' || Array.isArray(fallback))
    if (!hasDefault) return { name, value: undefined, isDefault: false }
    const written = ['1', '0', 'on', 'off'].find((value) => field.safeParse(value).data === fallback)
    return { name, value: written ?? String(fallback), isDefault: true }
  })
  const providers = Object.keys(set).filter((name) => name.startsWith('OIDC_'))
  return [...known, ...providers.map((name) => ({ name, value: set[name], isDefault: false }))]
}

/** Processes with separate roles need a common database and secret. */
function checkRole({
  ROLE,
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_REPLICA_URL,
  AUTH_SECRET,
}: Variables): void {
  if (DATABASE_DIRECT_URL && !DATABASE_URL) {
    throw new ConfigError('DATABASE_URL is missing: DATABASE_DIRECT_URL is the way past its pooler.')
  }
  if (DATABASE_REPLICA_URL.length > 0 && !DATABASE_URL) {
    throw new ConfigError('DATABASE_URL is missing: DATABASE_REPLICA_URL names replicas of it.')
  }
  if (ROLE === 'all') return
  if (!DATABASE_URL) throw new ConfigError(`DATABASE_URL is missing: ROLE ${ROLE} is one process of several.`)
  if (!AUTH_SECRET) {
    throw new ConfigError(`AUTH_SECRET is missing: ROLE ${ROLE} needs the secret of the other processes.`)
  }
}

/** What is sent to other machines is encrypted, by addresses that say so. */
function checkProtection(variables: Variables): void {
  const names = [
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'REDIS_URL',
    'S3_ENDPOINT',
    'CLAMAV_HOST',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ] as const
  for (const name of names)
    if (![variables[name] ?? []].flat().every(isProtected))
      throw new ConfigError(
        `${name} cannot be used: in production, use an address with TLS (https, rediss, sslmode=verify-full) or of this machine.`,
      )
}

/** Null when neither variable is set. */
function readTls({ TLS_CERTIFICATE, TLS_KEY }: Variables): Certificate | null {
  if (TLS_CERTIFICATE === undefined && TLS_KEY === undefined) return null
  if (TLS_CERTIFICATE === undefined || TLS_KEY === undefined) {
    const missing = TLS_KEY === undefined ? 'TLS_KEY' : 'TLS_CERTIFICATE'
    throw new ConfigError(`${missing} is missing: HTTPS needs TLS_CERTIFICATE and TLS_KEY.`)
  }
  try {
    return readCertificate(TLS_CERTIFICATE, TLS_KEY)
  } catch (error) {
    const { message } = error as Error
    throw new ConfigError(
      `TLS_CERTIFICATE cannot be used: name it and its TLS_KEY as PEM files (${message}).`,
    )
  }
}

/** Null when no S3 variable is set. */
function readS3(set: Record<string, string | undefined>, variables: Variables): S3Config | null {
  if (!Object.keys(set).some((key) => key.startsWith('S3_'))) return null
  const {
    S3_ENDPOINT: endpoint = null,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables
  if (bucket === undefined) throw new ConfigError('S3_BUCKET is missing: S3 needs it.')
  if (accessKeyId !== undefined && secretAccessKey !== undefined)
    return { endpoint, region, bucket, credentials: { accessKeyId, secretAccessKey } }
  if (accessKeyId === undefined && secretAccessKey === undefined)
    return { endpoint, region, bucket, credentials: null }
  const missing = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'
  throw new ConfigError(
    `${missing} is missing: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither for those of the environment.`,
  )
}

/**
 * Login providers: `OIDC_{NAME}_ISSUER`, `_CLIENT_ID` and `_CLIENT_SECRET` for each OpenID Connect provider, whose
 * name is shown on the button; and Facebook. They redirect to `PUBLIC_URL/api/users/social/{name}/callback`.
 */
function readOauthProviders(set: Record<string, string | undefined>, variables: Variables): OauthProvider[] {
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, FACEBOOK_DIALOG_URL, FACEBOOK_GRAPH_URL } = variables
  const parts = Object.keys(set).flatMap(
    (key) => /^OIDC_(.+)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/.exec(key)?.[1] ?? [],
  )
  const providers = [...new Set(parts)].map((part): OauthProvider => {
    const name = part.toLowerCase().replaceAll('_', '-')
    const read = (variable: string) => {
      const value = set[`OIDC_${part}_${variable}`]
      if (value !== undefined) return value
      throw new ConfigError(
        `OIDC_${part}_${variable} is missing: a provider needs ISSUER, CLIENT_ID and CLIENT_SECRET.`,
      )
    }
    if (!/^[A-Z0-9_]+$/.test(part) || name === 'facebook' || name === 'providers') {
      throw new ConfigError(`OIDC_${part}_ISSUER cannot be used: choose another name for this provider.`)
    }
    const issuer = safeUrl.safeParse(read('ISSUER'))
    if (!issuer.success) {
      throw new ConfigError(`OIDC_${part}_ISSUER cannot be used: ${issuer.error.issues[0]?.message}.`)
    }
    return {
      kind: 'oidc',
      name,
      issuer: read('ISSUER'),
      clientId: read('CLIENT_ID'),
      clientSecret: read('CLIENT_SECRET'),
    }
  })
  if (FACEBOOK_CLIENT_ID === undefined && FACEBOOK_CLIENT_SECRET === undefined) return providers
  if (FACEBOOK_CLIENT_ID === undefined || FACEBOOK_CLIENT_SECRET === undefined) {
    const missing = FACEBOOK_CLIENT_ID === undefined ? 'FACEBOOK_CLIENT_ID' : 'FACEBOOK_CLIENT_SECRET'
    throw new ConfigError(
      `${missing} is missing: Facebook needs FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET.`,
    )
  }
  return [
    ...providers,
    {
      kind: 'facebook',
      name: 'facebook',
      dialogUrl: FACEBOOK_DIALOG_URL,
      graphUrl: FACEBOOK_GRAPH_URL,
      clientId: FACEBOOK_CLIENT_ID,
      clientSecret: FACEBOOK_CLIENT_SECRET,
    },
  ]
}
