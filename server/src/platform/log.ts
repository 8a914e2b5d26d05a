import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { serializeError } from './log-error.ts'
import { getTraceId } from './tracing.ts'
import { isTransientError } from './transient-error.ts'

export type Log = Logger

const warn = pino.levels.values['warn']!

/** Milliseconds between two lines about an outage. */
const outageInterval = 1_000

/**
 * Throttle: while a service is unavailable, every call fails for the same reason, of which one line a second is written with
 * the number of those left out.
 */
function createOutageThrottle(): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  let nextAt = 0
  let omitted = 0
  return function throttle(args, method, level) {
    const [first, ...rest] = args as unknown[]
    const fields: { err?: unknown; reqId?: unknown } = first instanceof Error ? { err: first } : Object(first)
    const isOutage = fields.err instanceof Error && isTransientError(fields.err)
    // What fails for the last time, such as a job, is never left out.
    const isRepeated = level === warn || (level > warn && fields.reqId !== undefined)
    if (!isRepeated || !(isOutage || rest[0] === 'unavailable')) return method.apply(this, args)
    const now = performance.now()
    if (now < nextAt) return void omitted++
    nextAt = now + outageInterval
    method.apply(this, [{ ...fields, omitted }, ...rest] as unknown as typeof args)
    omitted = 0
  }
}

/** Structured logs on standard output. Personal data, tokens and secrets are never logged. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    mixin: () => {
      const traceId = getTraceId()
      return traceId === undefined ? {} : { traceId }
    },
    hooks: { logMethod: createOutageThrottle() },
    serializers: { err: (error: unknown) => serializeError(error) },
    redact: {
      paths: [
        'token',
        '*.token',
        'email',
        '*.email',
        'password',
        '*.password',
        'address',
        '*.address',
        'to',
        '*.to',
      ],
      censor: '[redacted]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
