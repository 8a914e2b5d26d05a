// Opens pages without a network (docs/decisions/0042): the document and files of the application come from caches. The
// responses of the API are not cached here, but stored by the page (`lib/stored-responses.ts`).
import { CacheExpiration } from 'workbox-expiration'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

/** Addresses of files, from the build. */
const { shell, others } = buildFiles
const ofThisVersion = new Set([...shell, ...others])

const cacheName = 'files'

/** Files never change, since their name has a hash. */
const files = new CacheFirst({ cacheName })

/**
 * Those of earlier versions stay for the pages that are still open: about two versions fit. Expired once per version: the
 * plugin of the strategy would read its whole list at each use of a file.
 */
const expiration = new CacheExpiration(cacheName, { maxEntries: 800 })

/** Documents come from the server, unless it does not answer. */
const network = new NetworkOnly({ networkTimeoutSeconds: 10 })

const languages = ['es', 'en']

/** The page of the feed; its scripts show the page of any other address too. */
const getShellAddress = (language) => `/noticias?lang=${language}`

addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))

// Not when the worker is installed: push notifications need it soon, and do not need the files.
addEventListener('message', (event) => {
  if (event.data === 'cache-shell') event.waitUntil(cacheShell(event))
  if (event.data === 'cache-all') event.waitUntil(cacheShell(event).then(() => cacheFiles(event, others)))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (ofThisVersion.has(pathname)) event.respondWith(files.handle({ event, request }))
  else if (pathname.startsWith('/assets/')) event.respondWith(findFile(request))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(openPage(event))
})

/** A file of an earlier version, which the server may not have any more, or one that is too large to be cached. */
const findFile = async (request) => (await caches.match(request)) ?? fetch(request)

/** The files first: a document is of use only with all of them. */
async function cacheShell(event) {
  await cacheFiles(event, shell)
  const cache = await caches.open('shell')
  for (const language of languages) {
    const address = getShellAddress(language)
    const cached = await cache.match(address, { ignoreVary: true })
    if (cached && isOfThisVersion(await cached.text())) continue
    const response = await fetch(address, { cache: 'no-cache', credentials: 'omit' })
    const html = await response.text()
    // During a release the server may have another version than this worker, whose files are not cached.
    if (!response.ok || !isOfThisVersion(html)) continue
    // The pages set their own titles; one that cannot be shown must not have that of the feed.
    const untitled = html.replace(/<title>[^<]*\| /, '<title>')
    await cache.put(address, new Response(untitled, response))
  }
}

const isOfThisVersion = (html) =>
  [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].every(([address]) => ofThisVersion.has(address))

/** Caches the files that are missing, one after the other, so that the requests of the page come first. */
async function cacheFiles(event, addresses) {
  const cached = new Set(
    (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname),
  )
  const missing = addresses.filter((address) => !cached.has(address))
  for (const address of missing) {
    const [response, done] = files.handleAll({ event, request: new Request(address) })
    await response
    await done
  }
  if (missing.length === 0) return
  for (const address of addresses) await expiration.updateTimestamp(new URL(address, location.origin).href)
  await expiration.expireEntries()
}

/** Not the addresses of the server's own pages and files, such as the documentation of the API. */
const isPage = (pathname) =>
  !/^\/(api|resize|og|outbox|healthz|readyz|metrics)(\/|$)|^\/[^/]+\.\w+$/.test(pathname)

async function openPage(event) {
  try {
    return await network.handle({ event, request: event.request })
  } catch {
    return (await findShell()) ?? Response.error()
  }
}

/** In the browser's language; the page changes to the one that was chosen. */
async function findShell() {
  const preferred = navigator.languages.map((language) => language.slice(0, 2))
  const language = preferred.find((one) => languages.includes(one)) ?? 'es'
  const cache = await caches.open('shell')
  return cache.match(getShellAddress(language), { ignoreVary: true })
}
