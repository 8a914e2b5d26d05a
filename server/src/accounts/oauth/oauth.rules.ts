import type { OauthFailure } from '@brilla/contract/accounts/oauth-paths'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Maps an error of the OAuth flow to the failure shown to the user. */
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
  // `fetch` reports network errors this way.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'away' : 'failed'
}

/** Returns the error code for the log; error details may contain secrets. */
export function getErrorCode(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error
  if (error instanceof ClientError) return error.code ?? error.name
  return error instanceof Error ? error.name : 'unknown'
}
