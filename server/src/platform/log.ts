import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured logs on standard output. What could name or impersonate a person never gets into a line. */
export function createLog(level: string): Log {
  return pino({
    level,
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
  })
}
