/**
 * Whether the server has another version of Brilla than this page is of, whose parts may be gone by now; false where it
 * cannot be asked. Loading the page again is then sure to change something.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own) return false
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache', headers: { accept: 'text/html' } })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    return isPage && !(await answer.text()).includes(new URL(own.src).pathname)
  } catch {
    return false
  }
}
