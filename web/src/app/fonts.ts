import type { DataRouter } from 'react-router'
import { afterPaint } from '../lib/afterPaint.ts'
import { onIdle } from '../lib/onIdle.ts'
import type { Page } from '../lib/page.ts'
import { localStore } from '../lib/storage.ts'

/** The fonts of `ui/fonts.css`, as `document.fonts` expects them. */
const fonts = ['1em "Figtree Variable"', '800 1em "Bricolage Grotesque"']

/**
 * Loads the fonts that the document of a logged-in page has deferred: on a first visit they follow the content, and in a page that
 * keeps its font are shown with the next one (docs/decisions/0010). Stores that they are cached, which the boot script reads.
 */
export function loadFonts(router: DataRouter): void {
  const handle = router.state.matches.at(-1)?.route.handle as Page | undefined
  if (!handle?.keepsFont) afterPaint(showFonts)
  // Later, since reading `document.fonts` forces a layout of the page that has just changed.
  onIdle(() => {
    Promise.all(fonts.map((font) => document.fonts.load(font))).then(
      () => {
        localStore.setItem('fonts', 'here')
        if (handle?.keepsFont) showWithNextPage(router)
      },
      // The next document tries again.
      () => undefined,
    )
  })
}

function showFonts(): void {
  delete document.documentElement.dataset.fonts
}

function showWithNextPage(router: DataRouter): void {
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    unsubscribe()
    showFonts()
  })
}
