/**
 * Whether the server runs another version of Brilla than this page, whose chunks may have been removed; false when the
 * server cannot be reached. If true, a reload loads the new version.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own) return false
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache', headers: { accept: 'text/html' } })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return isPage && !(await response.text()).includes(new URL(own.src).pathname)
  } catch {
    return false
  }
}
