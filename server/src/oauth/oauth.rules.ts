import type { OauthFailure } from '@brilla/contract/oauth-paths'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** What to tell somebody whose way through a provider ended in an error. */
export function classifyFailure(error: unknown): OauthFailure {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'refused'
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'away' : 'failed'
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'away' : 'failed'
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_TIMEOUT') return 'away'
    return error.cause instanceof Response && error.cause.status >= 500 ? 'away' : 'failed'
  }
  // How `fetch` says that nobody answered.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'away' : 'failed'
}

/** What the log may hold of it: codes, and never what the error carries along. */
export function getErrorCode(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error
  if (error instanceof ClientError) return error.code ?? error.name
  return error instanceof Error ? error.name : 'unknown'
}
