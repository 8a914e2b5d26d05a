/** Serializes errors for the log by an allow-list of fields, since libraries put personal data into the others. */

/** Fields that describe a cause and never contain values; of PostgreSQL's fields all but `detail`, `hint` and `where`. */
const fields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'position',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'responseCode',
] as const

const maxCauses = 3
/** PostgreSQL error classes whose messages quote values: data exceptions, and errors raised by functions. */
const quotingClasses = /^(22|P0)...$/
/** A word, which an e-mail address is. */
const wordPattern = /[^\s<>"'(),;:]+/g

interface LoggedError {
  type: string
  message?: string
  stack?: string
  cause?: LoggedError
  [field: string]: unknown
}

/** Serializes an error and its causes for the log. */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const values = error as Error & Record<string, unknown>
  const logged: LoggedError = { type: error.name }
  if (canQuoteMessage(values))
    logged.message = error.message.replaceAll(wordPattern, (word) => (/.@./.test(word) ? '[email]' : word))
  for (const field of fields) {
    const value = values[field]
    if (typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)))
      logged[field] = value
  }
  // The first lines of the stack repeat the message.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (frames?.length) logged.stack = frames.join('\n')
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  if (cause !== undefined && depth < maxCauses) logged.cause = serializeError(cause, depth + 1)
  return logged
}

/** Whether the message is safe to log: parsers, data exceptions and mail servers quote their input. */
function canQuoteMessage(error: Error & Record<string, unknown>): boolean {
  if (error instanceof SyntaxError || error.name === 'ZodError') return false
  if ('response' in error || 'responseCode' in error || 'rejected' in error || 'command' in error)
    return false
  return !quotingClasses.test(String(error['code']))
}

/** Name, code and place of an error: enough to find the cause, and nothing that names people. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  return `${error.name}${code}${place ? ` ${place.trim()}` : ''}`.slice(0, 300)
}
