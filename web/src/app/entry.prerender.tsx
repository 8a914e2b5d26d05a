import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import { createClient } from '../lib/api.ts'
import { brand } from '../lib/brand.ts'
import { photoSizes, responsive } from '../lib/image.ts'
import { createTranslator, textOf } from '../lib/i18n.ts'
import { languages, type Language } from '../lib/language.ts'
import { createSession } from '../lib/session.ts'
import { pageTitle } from '../lib/title.ts'
import { App } from './App.tsx'
import { createRoutes } from './routes.tsx'
import type { Page, PageHandle } from './page.ts'
import { Shell } from './Shell.tsx'
import { textFiles } from './textFiles.ts'

export { languages }

export interface PrerenderedPage {
  name: string
  /** The route's path, with `:params`. */
  path: string
  title: string
  description: string
  html: string
  /** False for a page that only the browser can fill: `html` is then the empty frame. */
  complete: boolean
  /** The source of the functions that import the page and its layouts. */
  loads: string[]
  /** The texts that the page shows, by feature. */
  texts: Record<string, unknown>
  reading: boolean
  asks: readonly string[]
  /** How a photo in a post is fetched: `{image}` in `srcset`, and `sizes` of one alone and of two in a row. */
  photos: { srcset: string; sizes: string[] }
}

/** Renders every page there is in one language, as far as that can be done before anybody asks. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  const translator = await createTranslator(textFiles, language)
  const session = createSession(undefined)
  const core = { session, translator, api: createClient(session, translator.language) }
  const routes = createRoutes(core)
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
  for (const { handle, path, layouts } of listPages(routes)) {
    await translator.load(handle.texts)
    const { i18n } = translator
    pages.push({
      name: handle.name,
      path,
      title: handle.title ? pageTitle(textOf(i18n, handle.title)) : brand.name,
      description: handle.description ? textOf(i18n, handle.description) : '',
      html: handle.prerender ? await renderPage(path) : shell,
      complete: handle.prerender === true,
      loads: [...layouts, handle].flatMap(({ load }) => (load ? [String(load)] : [])),
      texts: Object.fromEntries(
        ['common', ...handle.texts].map((name) => [name, i18n.getResourceBundle(language, name)]),
      ),
      reading: handle.reading === true,
      asks: handle.asks ?? [],
      photos: { srcset: responsive('{image}', '').srcSet, sizes: [1, 2].map(photoSizes) },
    })
  }
  return pages
}

type Loaded = Partial<Pick<Page, 'load'>>
type FullHandle = PageHandle & Loaded & Pick<Page, 'texts'>

function listPages(
  routes: RouteObject[],
  layouts: Loaded[] = [],
): { handle: FullHandle; path: string; layouts: Loaded[] }[] {
  return routes.flatMap((route) => {
    if (!route.children) return [{ handle: route.handle as FullHandle, path: route.path ?? '/', layouts }]
    return listPages(route.children, route.handle ? [...layouts, route.handle as Loaded] : layouts)
  })
}

async function toHtml(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element)
  return new Response(prelude).text()
}
