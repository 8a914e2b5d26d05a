import { redactErrorMessage, redactErrorStack } from '@brilla/contract/platform/client-error-text'
import { ApiError, OfflineError, type Client } from './api.ts'

/** Reports per page load. */
const maxReports = 5

/** Errors that are no fault of the client: error responses, lost connections, aborted requests. */
const isExpected = (error: Error) =>
  error instanceof ApiError ||
  error instanceof OfflineError ||
  error.name === 'AbortError' ||
  error.name === 'ChunkError'

/**
 * Creates a function that reports an error of the client to the server (P-operation-18): each error once, at most five
 * per page load, without personal data. It never throws.
 */
export function createErrorReporter(api: Client): (error: unknown) => void {
  const reported = new Set<string>()
  return (thrown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const message = redactErrorMessage(`${error.name}: ${error.message}`)
    if (isExpected(error) || reported.size >= maxReports || reported.has(message)) return
    reported.add(message)
    const stack = redactErrorStack(error.stack ?? '')
    const body = { message, stack, page: findPageName(), version: findVersion() }
    void api.call('reportClientError', { body }, { keepalive: true }).catch(() => undefined)
  }
}

/** The name of the page, from the class that the root sets on the body. */
const findPageName = () =>
  [...document.body.classList].find((name) => name.startsWith('route-'))?.slice('route-'.length) ?? ''

/** The file name of the entry script, which differs between versions. */
const findVersion = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? ''
