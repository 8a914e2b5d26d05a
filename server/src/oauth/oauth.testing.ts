/** A browser for tests: walks from Brilla to a provider and back, keeping the cookies of both. */
import { oauthPaths } from '@brilla/contract/oauth-paths'
import type { TestServer } from '../testing.ts'

/** How the way ended: the fragment of the page, and what it took to get there. */
export interface Walk {
  fragment: URLSearchParams
  /** The address of our callback that the provider chose, and our cookie as it was then. */
  callback: string
  cookie: string
}

export interface WalkOptions {
  /** Query of our start. */
  key?: string
  again?: true
  /** Alters what comes back, or lets time pass, before our callback sees it. */
  before?: (callback: URL) => void
  /** Sends this instead of the cookie that our start set. */
  cookie?: string
}

/** The one cookie that an answer of ours sets, as `name=value`. */
export function readCookie(headers: Record<string, unknown>): string {
  const set = headers['set-cookie']
  return typeof set === 'string' ? (set.split(';')[0] ?? '') : ''
}

/** Follows the redirects outside until they lead to `publicUrl` again. */
async function follow(from: string, publicUrl: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = from
  for (let hops = 0; hops < 10; hops++) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`the way ended at ${at}: ${answer.status} ${await answer.text()}`)
    at = new URL(location, at).href
    if (at.startsWith(publicUrl)) return new URL(at)
  }
  throw new Error('too many redirects')
}

export async function walk(server: TestServer, provider: string, options: WalkOptions = {}): Promise<Walk> {
  const { PUBLIC_URL } = server.context.config
  const started = await server.send(
    'GET',
    options.again
      ? oauthPaths.startAgain(provider, options.key ?? 'a')
      : oauthPaths.start(provider, options.key),
  )
  const location = String(started.headers['location'])
  if (location.startsWith(PUBLIC_URL)) return { fragment: readFragment(location), callback: '', cookie: '' }
  const cookie = options.cookie ?? readCookie(started.headers)
  const callback = await follow(location, PUBLIC_URL)
  options.before?.(callback)
  const back = callback.pathname + callback.search
  return { fragment: await comeBack(server, back, cookie), callback: back, cookie }
}

/** Arrives at our callback; answers the fragment that it leads to. */
export async function comeBack(
  server: TestServer,
  callback: string,
  cookie: string,
): Promise<URLSearchParams> {
  const { headers, status } = await server.send('GET', callback, { headers: { cookie } })
  if (status !== 303) throw new Error(`the callback answered ${status}`)
  return readFragment(String(headers['location']))
}

function readFragment(location: string): URLSearchParams {
  return new URLSearchParams(new URL(location).hash.slice(1))
}
