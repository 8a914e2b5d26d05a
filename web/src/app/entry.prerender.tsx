import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { createClient } from '../lib/api.ts'
import { brand } from '../lib/brand.ts'
import { createTranslator, translate } from '../lib/i18n.ts'
import { type FirstImage, getFirstImageAttributes } from '../lib/image.ts'
import { type Language, languages } from '../lib/language.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Frame, Page } from '../lib/page.ts'
import { createSession } from '../lib/session.ts'
import { useTranslation } from '../lib/translation.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { App } from './App.tsx'
import { layout as memberLayout } from './layouts/member.layout.ts'
import { listPreloads } from './list-requests.ts'
import { createMemberRoutes } from './member-routes.ts'
import { createRoutes } from './routes.tsx'
import { textFiles } from './text-files.ts'

export { languages }

/** Every page of the build, by its module. */
const modules = import.meta.glob<Page>(['../pages/**/*.page.ts', '!../pages/showcase/*.page.ts'], {
  eager: true,
  import: 'page',
})

export interface PrerenderedPage {
  name: string
  /** The route's path, with `:params`. */
  path: string
  title: string
  description: string
  html: string
  /** False for a page that only the browser can render: `html` is then the empty frame. */
  complete: boolean
  /** Whether search engines list the page. */
  indexable: boolean
  /** Whether the server renders the page for guests. */
  hasPreview: boolean
  /** The page's module, from the root of the workspace; absent for redirects. */
  module: string | undefined
  frame: Frame
  /** The texts that the page shows, by namespace. */
  texts: Record<string, unknown>
  deferScripts: boolean
  /** The addresses of the page's first API requests, by the account's type; `{n}` is the n-th part of its own address. */
  preload: Record<'talento' | 'agencia', string[]>
  /** The kind and attributes of the largest image of the first screen (`getFirstImageAttributes`). */
  firstImage: { kind: FirstImage; srcset: string; sizes: string[] } | undefined
}

/** Renders every page in one language, as far as that is possible at build time. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  const translator = await createTranslator(textFiles, language)
  const session = createSession(undefined)
  const api = createClient(session, translator.language)
  const core = { session, translator, api, reportError: () => undefined }
  const routes = createRoutes(core, createMemberRoutes(core))
  const handler = createStaticHandler(routes)

  async function renderPage(path: string): Promise<string> {
    const address = path === '*' ? '/404' : path
    const context = (await handler.query(
      new Request(`http://prerender.invalid${address}`),
    )) as StaticHandlerContext
    if (context instanceof Response || context.errors) throw new Error(`${path} cannot be prerendered`)
    const router = createStaticRouter(handler.dataRoutes, context)
    return toHtml(
      <App core={core}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
  }

  const shell = await toHtml(
    <App core={core}>
      <Shell />
    </App>,
  )
  const pages: PrerenderedPage[] = []
  const screens = Object.entries(modules).map(([path, page]) => ({
    page,
    module: `src/${path.slice('../'.length)}`,
  }))
  const redirects = listRedirects(routes).map((page) => ({ page, module: undefined }))
  for (const { page, module } of [...screens, ...redirects]) {
    await translator.load(page.texts)
    const { i18n, texts } = translator
    const layout = page.frame === 'member' ? memberLayout : {}
    pages.push({
      name: page.name,
      path: page.path,
      title: page.title ? pageTitle(translate(i18n, page.title)) : brand.name,
      description: page.description ? translate(i18n, page.description) : '',
      html: page.prerender ? await renderPage(page.path) : shell,
      complete: page.prerender === true,
      indexable: page.indexable === true,
      hasPreview: page.hasPreview === true,
      module,
      frame: page.frame,
      texts: Object.fromEntries(['common', ...page.texts].map((name) => [name, texts.get(language, name)])),
      deferScripts: page.deferScripts === true,
      preload: {
        talento: await listPreloads(page, layout, 'talento'),
        agencia: await listPreloads(page, layout, 'agencia'),
      },
      firstImage: page.firstImage && { kind: page.firstImage, ...getFirstImageAttributes(page.firstImage) },
    })
  }
  return pages
}

/** Redirects have a document too: the empty frame. */
const listRedirects = (routes: RouteObject[]): Omit<Page, 'load'>[] =>
  (routes[0]?.children ?? [])
    .filter((route) => !route.children && route.path)
    .map(({ id = '', path = '' }) => ({ path, name: id, frame: 'none', audience: 'any', texts: [] }))

/**
 * Renders twice: components that are loaded on demand suspend the first time, and React would append their markup to the
 * document with an inline script that moves it into place.
 */
async function toHtml(element: React.ReactNode): Promise<string> {
  const options = { progressiveChunkSize: Number.MAX_SAFE_INTEGER }
  await prerender(element, options)
  const { prelude } = await prerender(element, options)
  return new Response(prelude).text()
}

/** What the document of a logged-in page shows until its scripts have loaded: the frame in its final size. */
function Shell() {
  const { t } = useTranslation()
  return (
    <>
      <div className="tall:sticky top-0 z-30 border-b border-line bg-ground">
        <div className="mx-auto flex h-16 max-w-[1280px] items-center px-4 md:px-6">
          <span className="inline-flex items-center gap-2 font-display text-3xl font-extrabold tracking-tight">
            <span aria-hidden className="ember-light" />
            {brand.name}
          </span>
        </div>
      </div>
      <main className="app-columns" aria-busy>
        <p className="sr-only">{t('loading')}</p>
        <div className="hidden gap-3 md:grid">
          <Skeleton className="h-14" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-44" />
          <Skeleton className="h-120" />
        </div>
      </main>
    </>
  )
}
