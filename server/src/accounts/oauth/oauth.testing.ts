/** A minimal browser for tests: follows the OAuth redirects and keeps cookies. */
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import type { TestServer } from '../../testing.ts'

/** Result of a login: the fragment of the final page, the callback URL and our cookie. */
export interface LoginResult {
  fragment: URLSearchParams
  /** The callback URL with its query, and the cookie sent to it. */
  callback: string
  cookie: string
}

export interface LoginOptions {
  /** Query parameters of the start URL. */
  key?: string
  again?: true
  /** Called before the callback; may change its URL. */
  before?: (callback: URL) => void
  /** Replaces the cookie that the start set. */
  cookie?: string
}

/** Returns the cookie of a response as `name=value`. */
export function readCookie(headers: Record<string, unknown>): string {
  const set = headers['set-cookie']
  return typeof set === 'string' ? (set.split(';')[0] ?? '') : ''
}

/** Follows redirects until they lead to `publicUrl`. */
async function follow(from: string, publicUrl: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = from
  for (let hops = 0; hops < 10; hops++) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`redirects ended at ${at}: ${response.status} ${await response.text()}`)
    at = new URL(location, at).href
    if (at.startsWith(publicUrl)) return new URL(at)
  }
  throw new Error('too many redirects')
}

export async function followLogin(
  server: TestServer,
  provider: string,
  options: LoginOptions = {},
): Promise<LoginResult> {
  const { PUBLIC_URL } = server.context.config
  const started = await server.send(
    'GET',
    options.again
      ? oauthPaths.startReauth(provider, options.key ?? 'a')
      : oauthPaths.start(provider, options.key),
  )
  const location = String(started.headers['location'])
  if (location.startsWith(PUBLIC_URL)) return { fragment: readFragment(location), callback: '', cookie: '' }
  const cookie = options.cookie ?? readCookie(started.headers)
  const callback = await follow(location, PUBLIC_URL)
  options.before?.(callback)
  const back = callback.pathname + callback.search
  return { fragment: await visitCallback(server, back, cookie), callback: back, cookie }
}

/** Requests the callback and returns the fragment it redirects to. */
export async function visitCallback(
  server: TestServer,
  callback: string,
  cookie: string,
): Promise<URLSearchParams> {
  const { headers, status } = await server.send('GET', callback, { headers: { cookie } })
  if (status !== 303) throw new Error(`the callback responded with ${status}`)
  return readFragment(String(headers['location']))
}

function readFragment(location: string): URLSearchParams {
  return new URLSearchParams(new URL(location).hash.slice(1))
}
