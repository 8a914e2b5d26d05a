import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PathParam } from 'react-router'
import type { Core } from './context.tsx'
import type { TextKey, TextsName } from './i18n.ts'
import type { FirstImage } from './image.ts'
import type { Language } from './language.ts'

/**
 * Who a page is for: `any`; `guest` (nobody who is logged in); `user` (logged in); `newcomer` (logged in, no
 * type chosen yet); `member` (logged in, type chosen); `talento`, `agencia` (a member of that type); `suspended`
 * accounts, who see only this and the pages for `any` (P-pages-4).
 */
export type Audience = 'any' | 'guest' | 'user' | 'newcomer' | 'member' | 'talento' | 'agencia' | 'suspended'

/** The layout around a page; `none` is for development. */
export type Frame = 'landing' | 'guest' | 'member' | 'setup' | 'none'

/** The menus that can link to a page: the side column, the bar of phones, and the menu of the account. */
export type MenuName = 'side' | 'bar' | 'account'

/** A link to a page in menus. */
export interface MenuLink {
  menus: readonly MenuName[]
  /** Links are sorted by this number in every menu. */
  order: number
  /** Not a text key, because the menus are shown before the texts of the page are loaded. */
  label: Readonly<Record<Language, string>>
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** Only moderators see the link. */
  moderators?: true
  /** Who sees the link, if not the whole audience of the page. */
  audience?: Audience
}

/** What the queries of a page depend on. */
export interface QueryContext<Path extends string = string> extends Core {
  queries: QueryClient
  params: Record<PathParam<Path>, string>
  search: URLSearchParams
}

/** The options of a query, of `queryOptions` or `infiniteQueryOptions`, whatever it fetches. */
export interface PageQuery {
  queryKey: readonly unknown[]
  queryFn?: symbol | ((context: never) => unknown)
  initialPageParam?: unknown
  /** 0 fetches it on each visit of the page. */
  staleTime?: unknown
  /** Whether a request that has failed is repeated. */
  retry?: unknown
}

/** One address of the web client, declared in a `*.page.ts` next to its component. */
export interface Page<Path extends string = string> {
  /** From the root, with `:params`; `*` is any address that no other page has. */
  path: Path
  /** Names the route, the body's class `route-{name}` and the prerendered file. */
  name: string
  frame: Frame
  audience: Audience
  /** Admits a guest whom the audience excludes. */
  admits?: () => boolean
  /** Absent where the title depends on the page's data, see `useTitle`. */
  title?: TextKey
  description?: TextKey
  /** The namespaces of texts that the page shows; they are fetched along with its code. */
  texts: readonly TextsName[]
  /** A page that is the same for everyone is rendered at build time, in both languages. */
  prerender?: boolean
  /** A prerendered page that search engines list, see the server's `sitemap.ts` (P-pages-15). */
  indexable?: boolean
  /** For pages of text: the document is complete without scripts, which are fetched after the first paint. */
  deferScripts?: boolean
  /** The server renders the page's document for guests (`entry.public-profile.tsx`), where it has something for them. */
  hasPreview?: boolean
  /** The links to this page in menus. A param `:id` becomes the reader's `profile_url`. */
  menu?: readonly MenuLink[]
  /**
   * The queries of the first screen, as its features define them: fetched while its code is loading. Of a document, their
   * requests are sent before its scripts have arrived.
   */
  queries?: (context: QueryContext<Path>) => readonly PageQuery[]
  /** The largest image of the first screen: the document requests it with the response of the first of `queries`. */
  firstImage?: FirstImage
  load: () => Promise<{ default: ComponentType }>
}

/** Types a page's params by its path. */
/* @__NO_SIDE_EFFECTS__ */ export function definePage<const Path extends string>(page: Page<Path>): Page {
  return page
}
