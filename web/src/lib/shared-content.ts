/** What another application has shared with the installed one, as the service worker keeps it (P-pages-24). */
import { sharedCache } from './forget-responses.ts'

const textAddress = '/shared/text'
/** Milliseconds: long enough for a login. Afterwards it would surprise. */
const lifetime = 3_600_000

export interface SharedContent {
  text: string
  files: File[]
}

/** Takes it, so that it is added to one post only; null when there is none or it is old. */
export async function takeSharedContent(): Promise<SharedContent | null> {
  const cache = await caches.open(sharedCache)
  const entry = await cache.match(textAddress)
  // Two tabs may open at once: the one that deletes the entry has it.
  if (!entry || !(await cache.delete(textAddress))) return null
  const { text, at } = (await entry.json()) as { text: string; at: number }
  const files = await Promise.all((await cache.matchAll()).map(readFile))
  await caches.delete(sharedCache)
  return Date.now() - at < lifetime ? { text, files } : null
}

async function readFile(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get('x-name') ?? '')
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })
}
