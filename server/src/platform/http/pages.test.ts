import { once } from 'node:events'
import { get as request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publicUrlPlaceholder } from '@brilla/contract/media/documents'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPages, mountPages } from './pages.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brilla-pages-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/service-worker.js'), 'skipWaiting()')
  await writeFile(join(folder, 'client/app-192.png'), 'an icon')
  for (const language of ['es', 'en']) {
    await mkdir(join(folder, 'pages', language), { recursive: true })
    for (const ending of ['', '.br', '.gz'])
      await writeFile(
        join(folder, `pages/${language}/about.html${ending}`),
        `<head><link href="${publicUrlPlaceholder}/about"></head>`,
      )
    for (const name of ['landing', 'not-found'])
      for (const ending of ['', '.br', '.gz'])
        await writeFile(join(folder, `pages/${language}/${name}.html${ending}`), `${name} in ${language}`)
  }
  const list = [
    { path: '/', name: 'landing', indexable: true },
    { path: '/about', name: 'about', indexable: true },
    { path: '/terminos', name: 'landing', indexable: true },
    { path: '/forgot/:token', name: 'landing', indexable: false },
    { path: '/explorar/:category', name: 'landing', indexable: false },
    { path: '*', name: 'not-found', indexable: false },
  ]
  await writeFile(join(folder, 'pages/pages.json'), JSON.stringify(list))
  await writeFile(join(folder, 'pages/robots.txt'), 'User-agent: *\nDisallow: /noticias\n')
  await writeFile(join(folder, 'csp.json'), JSON.stringify({ 'script-src': [] }))
  const pages = await loadPages(folder)
  if (!pages) throw new Error('the pages were not found')
  app = Fastify()
  const isDance = ({ category }: Readonly<Record<string, string>>) => category === 'danza'
  await mountPages(app, pages, 'https://brilla.example', {}, { '/explorar/:category': isDance })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await app.inject({ url, headers })
  return [statusCode, body]
}

test('P-pages-5: an unknown address is a 404 with a page of its own', async () => {
  expect(await get('/')).toEqual([200, 'landing in es'])
  expect(await get('/no/such/page')).toEqual([404, 'not-found in es'])
  // A page whose parameter names nothing says so itself.
  expect(await get('/explorar/danza')).toEqual([200, 'landing in es'])
  expect(await get('/explorar/nada')).toEqual([404, 'landing in es'])
})

test('P-pages-5: a slash at the end of an address leads to the page, and never to another host', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  // Sent as it is, which neither `fetch` nor `inject` does.
  const follow = async (path: string) => {
    const sent = request({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, path })
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    return [response.statusCode, response.headers.location]
  }
  expect(await follow('/terminos/')).toEqual([308, '/terminos'])
  expect(await follow('/explorar/danza//?lang=en')).toEqual([308, '/explorar/danza?lang=en'])
  expect(await follow('/a/')).toEqual([308, '/a'])
  for (const url of ['//evil.example/', '/\\evil.example/', '/no?next=/terminos/'])
    expect(await follow(url)).toEqual([404, undefined])
})

test('P-pages-24: what is shared with an application that has no service worker is refused with a notice', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/noticias',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/noticias?compartido=perdido'])
})

test('P-operation-31: files of the client cannot be embedded, and no folder is listed', async () => {
  const { headers } = await app.inject('/service-worker.js')
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'content-type': expect.stringMatching(/javascript; charset=utf-8/i),
  })
  expect((await app.inject('/assets/')).statusCode).toBe(308)
  expect((await app.inject('/assets')).statusCode).toBe(404)
})

test('P-pages-22: no proxy keeps the service worker, by which browsers find a new version', async () => {
  const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await cacheControl('/service-worker.js')).toBe('no-cache')
  expect(await cacheControl('/app-192.png')).toBe('public, max-age=3600')
})

test("P-language-2: the guest's choice comes first, then the browser's language", async () => {
  const english = { 'accept-language': 'en-US,en;q=0.9' }
  expect(await get('/', english)).toEqual([200, 'landing in en'])
  expect(await get('/', { ...english, cookie: 'a=b; lang=es' })).toEqual([200, 'landing in es'])
  expect(await get('/', { cookie: 'lang=en' })).toEqual([200, 'landing in en'])
  expect(await get('/', { cookie: 'lang=fr' })).toEqual([200, 'landing in es'])
})

test('P-pages-15: the sitemap lists the public pages in both languages, and robots.txt names it', async () => {
  const { headers, body } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
  expect(addresses).toEqual([
    'https://brilla.example/?lang=es',
    'https://brilla.example/?lang=en',
    'https://brilla.example/about?lang=es',
    'https://brilla.example/about?lang=en',
    'https://brilla.example/terminos?lang=es',
    'https://brilla.example/terminos?lang=en',
  ])
  for (const entry of body.matchAll(/<url>.*?<loc>(.*?)\?lang=..<\/loc>(.*?)<\/url>/gs)) {
    const [, address, alternates = ''] = entry
    const links = Array.from(alternates.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, ...link]) => link)
    expect(links).toEqual([
      ['es', `${address}?lang=es`],
      ['en', `${address}?lang=en`],
      ['x-default', address],
    ])
  }
  expect(await get('/robots.txt')).toEqual([
    200,
    'User-agent: *\nDisallow: /noticias\nSitemap: https://brilla.example/sitemap.xml\n',
  ])
})

test('P-pages-18: addresses in public documents begin with the public one, in every encoding', async () => {
  for (const [accepted, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const { rawPayload } = await app.inject({ url: '/about', headers: { 'accept-encoding': accepted } })
    expect(decode(rawPayload).toString()).toContain('<link href="https://brilla.example/about">')
  }
})

test('P-pages-18: the canonical address of a document is the one that was opened, which may name its language', async () => {
  const canonical = async (url: string) =>
    /rel="canonical" href="([^"]*)"/.exec((await app.inject(url)).body)?.[1]
  expect(await canonical('/about?lang=en&from=mail')).toBe('https://brilla.example/about?lang=en')
  expect(await canonical('/about?lang=fr')).toBe('https://brilla.example/about')
  expect(await canonical('/forgot/abc')).toBeUndefined()
})

test('P-pages-15: an address can name its language', async () => {
  const spanish = { 'accept-language': 'es', cookie: 'lang=es' }
  expect(await get('/?lang=en', spanish)).toEqual([200, 'landing in en'])
  expect(await get('/?lang=fr', spanish)).toEqual([200, 'landing in es'])
  expect(await get('/?lang=en&lang=es', spanish)).toEqual([200, 'landing in es'])
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('the document is sent in an encoding that the client accepts: %s', async (accepted, encoding) => {
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
})
