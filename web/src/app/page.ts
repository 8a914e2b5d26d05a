import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { TextKey, TextsName } from '../lib/i18n.ts'
import { guard, type Audience } from './guard.ts'

/** What the frame of the application knows of a page. */
export interface PageHandle {
  /** Names the body's class, `route-{name}`, and the prerendered file. */
  name: string
  /** Absent where only the page's data can tell, see `useTitle`. */
  title?: TextKey
  description?: TextKey
  /** A page that is the same for everyone is made at build time, in both languages. */
  prerender?: boolean
  /** A page to read: all that it says and leads to is in its document, and its scripts come after it. */
  reading?: boolean
  /** What the page asks of the API first (api.md); a parameter in it is the page's own. */
  asks?: readonly string[]
  /** A logged-in page that fills the whole width: the menu stands in the header instead of beside it. */
  wide?: boolean
}

export interface Page extends PageHandle {
  /** From the root, with `:params`. */
  path: string
  audience: Audience
  /** Lets in a guest whom the audience would not. */
  admits?: () => boolean
  /** The features whose texts the page shows; they are fetched along with its code. */
  texts: readonly TextsName[]
  load: () => Promise<{ default: ComponentType }>
}

const chunkTimeout = 120_000

/** Refuses after the 120 s of platform.md section 2, so that a page never stays white for longer. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkError('Too late')), chunkTimeout)
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

/** Makes a page into a route that guards itself and brings its code and texts. */
export function pageRoute(core: Core, { path, audience, admits, texts, load, ...handle }: Page): RouteObject {
  return {
    id: handle.name,
    path,
    handle: { ...handle, texts, load },
    loader({ request }) {
      const claims = core.session.claims()
      if (!claims && admits?.()) return null
      const elsewhere = guard(audience, claims, new URL(request.url))
      return elsewhere ? redirect(elsewhere) : null
    },
    async lazy() {
      // The texts and the code come side by side.
      const [module] = await inTime(Promise.all([load(), core.translator.load(texts)]))
      return { Component: module.default }
    },
  }
}

/** Makes a layout around pages, with its own chunk. */
export function layoutRoute(id: string, load: Page['load'], children: RouteObject[]): RouteObject {
  return { id, handle: { load }, lazy: async () => ({ Component: (await inTime(load())).default }), children }
}
