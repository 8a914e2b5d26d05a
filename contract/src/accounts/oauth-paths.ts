/** URL paths of the OAuth flow. Apart from the routes, so that the web client can import them without zod. */

import { apiPath } from '../platform/route-url.ts'

/** Paths that are not routes of the contract, because the browser navigates to them. */
export const oauthPaths = {
  /** Redirects to the provider. `key` is returned in the fragment, so that the page knows that this browser started. */
  start: (provider: string, key?: string) =>
    `${apiPath}/users/social/${encodeURIComponent(provider)}/start${key ? `?key=${encodeURIComponent(key)}` : ''}`,
  /** The same for reauthentication: the provider must ask for the password again. */
  startReauth: (provider: string, key: string) => `${oauthPaths.start(provider, key)}&again=1`,
  callback: (provider: string) => `${apiPath}/users/social/${encodeURIComponent(provider)}/callback`,
  /**
   * Page of the web client that the callback redirects to, with the result in the fragment: `#ticket=…&key=…` or `#error=…`.
   */
  page: '/login/social',
}

/** Values of `error` in the fragment. */
export const oauthFailures = ['refused', 'expired', 'away', 'failed', 'too_many'] as const
export type OauthFailure = (typeof oauthFailures)[number]
