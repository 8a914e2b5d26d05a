import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { Frame, Page } from '../lib/page.ts'
import { guard } from './guard.ts'

/** What is around the pages of one frame, in a chunk of its own. */
export interface Layout {
  frame: Frame
  load: () => Promise<{ default: ComponentType }>
}

const chunkTimeout = 120_000

/** Rejects after 120 s (P-pages-8), so that a page never stays white for longer. @throws ChunkError */
export async function loadInTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('Too late')), chunkTimeout)
  })
  try {
    return await Promise.race([work, late])
  } catch (cause) {
    throw new ChunkError('A part of the page did not arrive', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The code or the texts of a page did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Makes a page into a route that guards itself and brings its code and texts; the page is the route's handle. */
export function pageRoute(core: Core, page: Page): RouteObject {
  const { path, name, audience, admits, texts, load } = page
  return {
    id: name,
    path,
    handle: page,
    loader({ request }) {
      const claims = core.session.claims()
      if (!claims && admits?.()) return null
      const elsewhere = guard(audience, claims, new URL(request.url))
      return elsewhere ? redirect(elsewhere) : null
    },
    async lazy() {
      // The texts and the code come side by side.
      const [module] = await loadInTime(Promise.all([load(), core.translator.load(texts)]))
      return { Component: module.default }
    },
  }
}

/** The routes of some pages, each within the layout of its frame. */
export function createPageRoutes(
  core: Core,
  pages: readonly Page[],
  layouts: readonly Layout[],
): RouteObject[] {
  return layouts.map(({ frame, load }) => ({
    id: `${frame}-layout`,
    lazy: async () => ({ Component: (await loadInTime(load())).default }),
    children: pages.filter((page) => page.frame === frame).map((page) => pageRoute(core, page)),
  }))
}
