import { type DestinationStream, type Logger, pino } from 'pino'
import { serializeError } from './log-error.ts'

export type Log = Logger

/** Structured logs on standard output. Personal data, tokens and secrets are never logged. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
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
