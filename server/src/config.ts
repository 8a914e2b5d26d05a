/** The configuration: every variable of api.md's "Operation", read once, checked, and handed over. */
import { z } from 'zod'

const switchOf = (fallback: boolean) =>
  z
    .enum(['0', '1'], 'use 0 or 1')
    .transform((value) => value === '1')
    .default(fallback)

function schema(production: boolean) {
  return z.object({
    NODE_ENV: z.string().default('development'),
    /** Where it listens. */
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
    /** The address in e-mails and presigned URLs. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'use an address like https://brilla.example' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    /** Everything the embedded default keeps. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** Fill an empty database with the demonstration world. */
    DEMO: switchOf(!production),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'use an address like postgres://user@host/name' })
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'use an address like smtp://user:password@host:587' })
      .optional(),
    MAIL_FROM: z.string().min(1).default('Brilla <hola@brilla.example>'),
    /** Signs tokens. */
    AUTH_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
    RATE_LIMITS: z
      .enum(['on', 'off'], 'use on or off')
      .transform((value) => value === 'on')
      .default(true),
    /** Which proxies' forwarded address is believed: addresses, ranges, or a number of hops. */
    TRUST_PROXY: z.string().optional(),
    METRICS_TOKEN: z.string().min(1).optional(),
    LOG_LEVEL: z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
        'use trace, debug, info, warn, error or silent',
      )
      .default(production ? 'info' : 'warn'),
  })
}

type Variables = z.output<ReturnType<typeof schema>>

export interface Config extends Variables {
  production: boolean
  /** Without a trailing slash. */
  PUBLIC_URL: string
}

/** A configuration that cannot work: one line that names the variable and the mend. */
export class ConfigError extends Error {}

/** Reads the environment. An empty variable is one that is not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const production = env['NODE_ENV'] === 'production'
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema(production).safeParse(set)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const variables = result.data
  if (production && !variables.AUTH_SECRET) {
    throw new ConfigError('AUTH_SECRET is missing: in production, set it to at least 32 random characters.')
  }
  return {
    ...variables,
    production,
    PUBLIC_URL: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
  }
}
