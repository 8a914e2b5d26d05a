/** The path to go to after login, or null: never another origin (P-sessions-9), nor the logout. */
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
