/** Errors that are no bug but an outage of a service, which may have ended when the request is repeated. */

/** PostgreSQL error classes that a retry can resolve, timeouts of a lock or an idle transaction, and a primary that became a replica. */
const transientSqlStates = /^(08...|40...|53...|57...|55P03|25P0[34]|25006)$/
const transientErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
])

/** Messages of errors without a code, of the clients of PostgreSQL and Redis. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout|Socket (timeout|closed)|Connection timeout|The client is (closed|offline)/

/** Whether the database, the network or another service is unavailable, so that a retry can succeed. */
export function isTransientError(
  error: Error & { code?: unknown; syscall?: unknown; $fault?: unknown },
): boolean {
  const code = typeof error.code === 'string' ? error.code : ''
  return (
    transientSqlStates.test(code) ||
    transientErrorCodes.has(code) ||
    // PostgreSQL's socket is missing while it is down; any other missing file is a bug.
    (code === 'ENOENT' && error.syscall === 'connect') ||
    error.name === 'TimeoutError' ||
    // An S3 request that exceeded its deadline.
    (error.cause instanceof Error && error.cause.name === 'TimeoutError') ||
    // The clock of this machine has jumped; from the S3 client's next request on it reckons with that.
    error.name === 'RequestTimeTooSkewed' ||
    // A server error of the S3 store.
    error.$fault === 'server' ||
    lostConnection.test(error.message)
  )
}
