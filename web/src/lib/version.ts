import { tabStore } from './storage.ts'

const reloadKey = 'reloaded from'

const findEntryScript = () =>
  globalThis.document?.querySelector<HTMLScriptElement>('script[type=module][src]')

/** The version of this page, by the address of its entry script. */
export const getVersion = (): string => findEntryScript()?.src ?? ''

/**
 * Whether the server runs another version of Brilla than this page, whose chunks may have been removed; false when the
 * server cannot be reached. If true, a reload loads the new version.
 */
export async function isOutdated(): Promise<boolean> {
  const entry = findEntryScript()
  if (!entry) return false
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache', headers: { accept: 'text/html' } })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return isPage && !(await response.text()).includes(new URL(entry.src).pathname)
  } catch {
    return false
  }
}

/**
 * Reloads the page if the server runs another version; returns false if it does not. Reloads at most once from each
 * version: a cache that keeps serving the old document would otherwise cause a reload loop.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const version = findEntryScript()?.src
  if (!version || tabStore.getItem(reloadKey) === version || !(await isOutdated())) return false
  tabStore.setItem(reloadKey, version)
  location.reload()
  return true
}
