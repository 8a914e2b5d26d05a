/** Serves the built web client: hashed assets with a long cache lifetime, and documents in the client's language. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { publicUrlPlaceholder } from '@brilla/contract/media/documents'
import type { Language } from '@brilla/contract/platform/errors'
import type { PublicPreview } from '@brilla/contract/public/public-preview'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, pageLanguage } from './language.ts'
import { throwProblem } from './problem.ts'
import { documentHeaders, resourcePolicy } from './security-headers.ts'
import { createSharedBody, getEtag, sendSharedBody, type SharedBody } from './shared-body.ts'
import { mountSitemap } from './sitemap.ts'

interface Page {
  name: string
  /** Route pattern of Fastify; `*` is the page of unknown addresses. */
  path: string
  /** Whether search engines list the page. */
  indexable: boolean
  documents: Record<Language, SharedBody>
  /** Documents with placeholders, of a page that the server renders for guests. */
  templates?: Record<Language, string>
}

/** Renders a preview as HTML; of the web client's build. */
export type RenderPreview = (
  preview: PublicPreview,
  options: { language: Language; isLanguageNamed: boolean; origin: string },
) => Promise<{ head: string; body: string }>

/** Renders the document of one address from the template of its page; null where the prerendered document is the one. */
export type DocumentRenderer = (
  params: Readonly<Record<string, string>>,
  page: { language: Language; isLanguageNamed: boolean; template: string },
) => Promise<{ html: string; cacheControl: string } | null>

/** Whether there is anything at the address of a page, for pages whose parameters have a fixed set of values. */
export type AddressCheck = (params: Readonly<Record<string, string>>) => boolean

export interface Pages {
  client: string
  pages: Page[]
  /** The rules for crawlers, to which the address of the sitemap is added. */
  robots: string
  /** CSP hashes of inline scripts. */
  inlineScripts: string[]
  /** Names of the client's script files. */
  scripts: ReadonlySet<string>
  renderPreview: RenderPreview
}

const built = fileURLToPath(new URL('../../../../web/build/', import.meta.url))

/** Reads the output of the web client's build (web/build.mjs); null when it was not built. */
export async function loadPages(folder = built): Promise<Pages | null> {
  const list = await readFile(join(folder, 'pages/pages.json'), 'utf8').catch(() => null)
  if (list === null) return null
  const csp = JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8')) as { 'script-src': string[] }
  const listed = JSON.parse(list) as {
    path: string
    name: string
    indexable: boolean
    hasTemplate?: boolean
  }[]
  const pages = listed.map(async ({ path, name, indexable, hasTemplate }) => ({
    path,
    name,
    indexable,
    documents: {
      es: await readDocument(join(folder, `pages/es/${name}.html`)),
      en: await readDocument(join(folder, `pages/en/${name}.html`)),
    },
    ...(hasTemplate && {
      templates: {
        es: await readFile(join(folder, `pages/es/${name}.template`), 'utf8'),
        en: await readFile(join(folder, `pages/en/${name}.template`), 'utf8'),
      },
    }),
  }))
  return {
    client: join(folder, 'client'),
    pages: await Promise.all(pages),
    robots: await readFile(join(folder, 'pages/robots.txt'), 'utf8'),
    inlineScripts: csp['script-src'],
    scripts: new Set(await readdir(join(folder, 'client/assets'))),
    renderPreview: async (...input) => (await loadRenderer(folder)).renderPreview(...input),
  }
}

/** Loaded with the first preview, so that no process has React in memory that needs none. */
const loadRenderer = (folder: string) =>
  import(pathToFileURL(join(folder, 'render/public-profile.js')).href) as Promise<{
    renderPreview: RenderPreview
  }>

async function readDocument(path: string): Promise<SharedBody> {
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`),
    readFile(`${path}.gz`),
  ])
  return { plain, br, gzip, etag: getEtag(plain) }
}

/**
 * The documents of a page, with the addresses that name it for other sites (P-pages-18). Each is there twice: the address that
 * names the language and the one that does not are different pages for search engines.
 */
async function fillAddresses(documents: Record<Language, SharedBody>, publicUrl: string, path: string) {
  const fill = (getQuery: (language: Language) => string) =>
    changeDocuments(documents, (html, language) =>
      html
        .replaceAll(publicUrlPlaceholder, publicUrl)
        .replace('</head>', `<link rel="canonical" href="${publicUrl}${path}${getQuery(language)}"></head>`),
    )
  const [unnamed, named] = await Promise.all([fill(() => ''), fill((language) => `?lang=${language}`)])
  return { unnamed, named }
}

/** The documents of a page that cannot be rendered for guests, who are told so instead of being led to the login. */
const markUnavailable = (documents: Record<Language, SharedBody>) =>
  changeDocuments(documents, (html) => html.replace('<html ', '<html data-unavailable '))

async function changeDocuments(
  documents: Record<Language, SharedBody>,
  change: (html: string, language: Language) => string,
): Promise<Record<Language, SharedBody>> {
  const fill = (language: Language) =>
    createSharedBody(change(documents[language].plain.toString(), language))
  const [es, en] = await Promise.all([fill('es'), fill('en')])
  return { es, en }
}

/**
 * Serves the documents and files of the web client; `publicUrl` is the origin of addresses in the sitemap. `renderers` are
 * those of pages with templates, `addressChecks` those of pages that say themselves that there is nothing, by their paths.
 */
export async function mountPages(
  app: FastifyInstance,
  { client, pages, robots }: Pages,
  publicUrl: string,
  renderers: Readonly<Record<string, DocumentRenderer>> = {},
  addressChecks: Readonly<Record<string, AddressCheck>> = {},
): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      for (const name of documentHeaders) response.removeHeader(name)
      response.header('content-security-policy', resourcePolicy)
      response.header('cache-control', getCacheControl(path))
    },
  })
  // The service worker receives what is shared with the installed application; without it only the notice is left.
  app.post('/noticias', {
    // Before the body is read.
    onRequest: async (_request, reply) => reply.redirect('/noticias?compartido=perdido', 303),
    handler: () => undefined,
  })
  const indexable = pages.filter((page) => page.indexable).map(({ path }) => path)
  mountSitemap(app, { indexable, robots, publicUrl })
  for (const { path, indexable: isIndexable, documents: built, templates } of pages) {
    const { unnamed, named } = isIndexable
      ? await fillAddresses(built, publicUrl, path)
      : { unnamed: built, named: built }
    const unknown = path === '*'
    const render = renderers[path]
    const exists = addressChecks[path] ?? (() => !unknown)
    const whileUnavailable = templates && (await markUnavailable(built))
    app.get<{ Params: Record<string, string> }>(unknown ? '/*' : path, async (request, reply) => {
      if (unknown && /^\/(api|resize)(\/|$)/.test(request.url)) throwProblem('not_found')
      const withoutSlash = unknown && removeTrailingSlash(request.url)
      if (withoutSlash) return reply.redirect(withoutSlash, 308)
      const language = pageLanguage(request)
      const isLanguageNamed = isLanguage((request.query as { lang?: unknown } | undefined)?.lang)
      if (templates && whileUnavailable) {
        const template = templates[language]
        try {
          const rendered = await render?.(request.params, { language, isLanguageNamed, template })
          if (rendered) return sendRendered(request, reply, rendered)
        } catch (err) {
          request.log.error({ err, reqId: request.id }, 'a preview cannot be rendered')
          // Those who are logged in need the document also while the database is down.
          return sendDocument(request, reply.code(503), whileUnavailable[language])
        }
      }
      const document = (isLanguageNamed ? named : unnamed)[language]
      return sendDocument(request, reply.code(exists(request.params) ? 200 : 404), document)
    })
  }
}

/** The address without the slash at the end of its path; undefined if it has none, or would name another host without it. */
function removeTrailingSlash(url: string): string | undefined {
  const [, path, query] = /^(\/[^/\\?](?:[^?]*[^/?])?)\/+(\?.*)?$/.exec(url) ?? []
  return path && path + (query ?? '')
}

function getCacheControl(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // A proxy that kept an old one would keep pages on the version before a release (P-pages-22).
  if (/[\\/]service-worker\.js(\.\w+)?$/.test(path)) return 'no-cache'
  return 'public, max-age=3600'
}

const varyOfDocuments = 'accept-encoding, accept-language, cookie'

function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, cacheControl }: { html: string; cacheControl: string },
) {
  const etag = getEtag(html)
  reply.headers({ 'cache-control': cacheControl, vary: varyOfDocuments, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: SharedBody) {
  reply.headers({
    'cache-control': reply.statusCode === 503 ? 'no-store' : 'no-cache',
    vary: varyOfDocuments,
    'content-type': 'text/html; charset=utf-8',
  })
  return sendSharedBody(request, reply, document)
}
