/** A path of our own to go on to after the login, or null: never another site's (P-sessions-9), nor straight out again. */
export function safeRedirectPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null
  try {
    const here = 'http://own.invalid'
    const url = new URL(next, here)
    const own = url.origin === here && !url.pathname.startsWith('//') && url.pathname !== '/logout'
    return own ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
