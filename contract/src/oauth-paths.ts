/** The way to a provider and back. Apart from the calls, for a browser that needs no schema of theirs. */

/** No calls of the API: where a browser is sent to the provider, and where the provider sends it back to. */
export const oauthPaths = {
  /** `key` comes back in the fragment, for the page to know that it was this browser that began. */
  start: (provider: string, key?: string) =>
    `/api/users/social/${encodeURIComponent(provider)}/start${key ? `?key=${encodeURIComponent(key)}` : ''}`,
  /** The same for whoever is logged in and confirms that it is them: the provider asks for its password again. */
  startAgain: (provider: string, key: string) => `${oauthPaths.start(provider, key)}&again=1`,
  callback: (provider: string) => `/api/users/social/${encodeURIComponent(provider)}/callback`,
  /**
   * The page that the callback ends on; its fragment says how: `#ticket=…&key=…` or `#error=…`.
   */
  page: '/login/social',
}

/** How a way through a provider can end without a ticket. */
export const oauthFailures = ['refused', 'expired', 'away', 'failed', 'too_many'] as const
export type OauthFailure = (typeof oauthFailures)[number]
