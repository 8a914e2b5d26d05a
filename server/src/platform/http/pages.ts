/** Serves the built web client: hashed assets with a long cache lifetime, and documents in the client's language. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@brilla/contract/errors'
import fastifyStatic from '@fastify/static'
import accepts from 'accepts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from './language.ts'
import { throwProblem } from './problem.ts'
import { documentHeaders } from './security-headers.ts'
import { mountSitemap } from './sitemap.ts'

interface Document {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

interface Page {
  /** Route pattern of Fastify; `*` is the page of unknown addresses. */
  path: string
  /** Whether search engines list the page. */
  indexable: boolean
  documents: Record<Language, Document>
}

export interface Pages {
  client: string
  pages: Page[]
  /** The rules for crawlers, to which the address of the sitemap is added. */
  robots: string
  /** CSP hashes of inline scripts. */
  inlineScripts: string[]
}

const built = fileURLToPath(new URL('../../../../web/build/', import.meta.url))

/** Reads the output of the web client's build (web/build.mjs); null when it was not built. */
export async function loadPages(folder = built): Promise<Pages | null> {
  const list = await readFile(join(folder, 'pages/pages.json'), 'utf8').catch(() => null)
  if (list === null) return null
  const csp = JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8')) as { 'script-src': string[] }
  const listed = JSON.parse(list) as { path: string; name: string; indexable: boolean }[]
  const pages = listed.map(async ({ path, name, indexable }) => ({
    path,
    indexable,
    documents: {
      es: await readDocument(join(folder, `pages/es/${name}.html`)),
      en: await readDocument(join(folder, `pages/en/${name}.html`)),
    },
  }))
  return {
    client: join(folder, 'client'),
    pages: await Promise.all(pages),
    robots: await readFile(join(folder, 'pages/robots.txt'), 'utf8'),
    inlineScripts: csp['script-src'],
  }
}

async function readDocument(path: string): Promise<Document> {
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`),
    readFile(`${path}.gz`),
  ])
  return { plain, br, gzip, etag: `"${createHash('sha1').update(plain).digest('base64url')}"` }
}

/** Serves the documents and files of the web client; `publicUrl` is the origin of addresses in the sitemap. */
export async function mountPages(
  app: FastifyInstance,
  { client, pages, robots }: Pages,
  publicUrl: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/')
      for (const name of documentHeaders) response.removeHeader(name)
      response.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const indexable = pages.filter((page) => page.indexable).map(({ path }) => path)
  mountSitemap(app, { indexable, robots, publicUrl })
  for (const { path, documents } of pages) {
    const unknown = path === '*'
    app.get(unknown ? '/*' : path, (request, reply) => {
      if (unknown && /^\/(api|resize)(\/|$)/.test(request.url)) throwProblem('not_found')
      return sendDocument(request, reply.code(unknown ? 404 : 200), documents[pageLanguage(request)])
    })
  }
}

const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

/** The language that the address names (P-pages-15), or that the guest chose, or the browser's first (P-language-2). */
function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  if (isLanguage(lang)) return lang
  const chosen = /(?:^|;\s*)lang=(es|en)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : preferredLanguage(request.raw)
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document) {
  reply.headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: document.etag,
  })
  if (request.headers['if-none-match'] === document.etag && reply.statusCode === 200)
    return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const encodings = accepts(request.raw).encodings()
  if (encodings.includes('br')) return reply.header('content-encoding', 'br').send(document.br)
  if (encodings.includes('gzip')) return reply.header('content-encoding', 'gzip').send(document.gzip)
  return reply.send(document.plain)
}
