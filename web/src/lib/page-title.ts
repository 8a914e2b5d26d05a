import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { announce } from './announce.ts'
import { brand } from './brand.ts'

/** A page's title followed by the brand (P-pages-2). */
export const pageTitle = (page: string): string => `${page} | ${brand.name}`

/** The title of the page without the unread count; undefined while it is the document's own. */
let shownTitle: string | undefined
let unread = 0

/** Shows the title of the page, after the number of unread items: "(3) Noticias | Brilla". */
export function showTitle(title: string): void {
  shownTitle = title
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
}

/** Sets the number of unread notifications and messages in front of every title (P-notifications-14). */
export function setUnreadInTitle(count: number): void {
  const title = shownTitle ?? document.title
  unread = count
  showTitle(title)
}

/** The titles of the open page: that of its route, and the one that its data has set, which counts more. */
let routeTitle: string | undefined
let hasDataTitle = false

/** Shows the title of the route, unless the data of the page has set one. */
export function showRouteTitle(page: string | undefined): void {
  routeTitle = page === undefined ? undefined : pageTitle(page)
  if (routeTitle !== undefined && !hasDataTitle) showTitle(routeTitle)
}

/** The path whose title its data has set. */
let titledPath: string | null = null
/** The path that was navigated to and whose title is to be announced when its data sets it. */
let pendingPath: string | null = null

/** Sets the title of a page whose name depends on its data, such as a profile, until the component is removed. */
export function useTitle(page: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!page) return
    setTitle(pathname, page)
    return clearTitle
  }, [page, pathname])
}

export function clearTitle(): void {
  hasDataTitle = false
  if (routeTitle !== undefined) showTitle(routeTitle)
}

export function setTitle(path: string, page: string): void {
  hasDataTitle = true
  showTitle(pageTitle(page))
  titledPath = path
  if (pendingPath !== path) return
  pendingPath = null
  announce(pageTitle(page))
}

/** Announces the page that was navigated to: now, or when its data has set the title if it has no `title` of its own. */
export function announcePage(path: string, title: string | undefined): void {
  const isTitled = title !== undefined || titledPath === path
  titledPath = isTitled && title === undefined ? path : null
  pendingPath = isTitled ? null : path
  if (!isTitled) showTitle(brand.name)
  else announce(title === undefined ? (shownTitle ?? document.title) : pageTitle(title))
}
