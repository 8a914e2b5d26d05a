import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router'
import { announce } from '../lib/announce.ts'
import { translate } from '../lib/i18n.ts'
import { onIdle } from '../lib/on-idle.ts'
import { announcePage, showRouteTitle } from '../lib/page-title.ts'
import { tabDraftPrefix } from '../lib/session.ts'
import { tabStore } from '../lib/storage.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { ToastProvider } from '../ui/Toast.tsx'
import type { Page } from '../lib/page.ts'

/** Most pages are announced sooner by their title. */
const announceLoadingAfterMs = 1_000

/** The root of every page: sets title and body class, moves the focus and announces navigations. */
export function Root() {
  const { t, i18n } = useTranslation()
  const notices = useNotices()
  const isLoading = useNavigation().state === 'loading'
  usePageFrame()

  // The bar is outside all landmarks, so it is only seen; a slow page is announced instead.
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => announce(t('loading')), announceLoadingAfterMs)
    return () => clearTimeout(timer)
  }, [isLoading, t])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return (
    <ToastProvider>
      <a
        href="#main"
        className="fixed left-2 top-2 z-50 [translate:0_-5rem] rounded-full bg-ember px-5 py-3 font-semibold text-on-ember focus:[translate:none]"
      >
        {t('skip')}
      </a>
      {isLoading && <ProgressBar className="fixed inset-x-0 top-0 z-50" />}
      {notices}
      <Outlet />
      <p id="announcer" aria-live="polite" className="sr-only" />
      <ScrollRestoration getKey={getScrollKey} />
    </ToastProvider>
  )
}

/** The notices that there is no network or a new version, loaded after everything else. */
function useNotices(): ReactNode {
  const [notices, setNotices] = useState<ReactNode>(null)
  useEffect(() => {
    const load = () =>
      void import('./Notices.tsx').then(
        ({ Notices }) => setNotices(<Notices />),
        // The next page load tries again.
        () => undefined,
      )
    if (navigator.onLine) onIdle(load)
    else load()
  }, [])
  return notices
}

/** Removed when the session ends, so that the feed begins at its top after the next login. */
const feedVisitKey = `${tabDraftPrefix}feed visit`

/** The feed's scroll position is that of this session in this tab. */
function getFeedKey(): string {
  const stored = tabStore.getItem(feedVisitKey)
  if (stored) return stored
  const visit = String(Date.now())
  tabStore.setItem(feedVisitKey, visit)
  return visit
}

/** Pages with the same key share their scroll position; the router's own key of each page loaded by its address is `default`. */
function getScrollKey({ pathname, search, key }: Location): string {
  if (pathname === '/noticias') return getFeedKey()
  return key === 'default' ? pathname + search : key
}

function usePageFrame() {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as Page | undefined
  const name = handle?.name ?? 'not-found'
  // The texts are missing when the page failed to load.
  const title = handle?.title && i18n.exists(handle.title) ? translate(i18n, handle.title) : undefined
  const shownPath = useRef(pathname)

  useEffect(() => {
    showRouteTitle(title)
  }, [title])

  useEffect(() => {
    const { body } = document
    body.classList.remove(...[...body.classList].filter((one) => one.startsWith('route-')))
    body.classList.add(`route-${name}`)
  }, [name])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // The search has the focus when it was pressed on the way to this page; the field of a conversation, or the result to which
    // the reader returns, takes it.
    if (!document.activeElement?.closest('[role=search], #main textarea, #main [data-opened]'))
      document.getElementById('main')?.focus({ preventScroll: true })
    announcePage(pathname, title)
    // Announced once per navigation, not when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}
