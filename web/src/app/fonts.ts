import type { DataRouter } from 'react-router'
import { onIdle } from '../lib/onIdle.ts'
import { localStore } from '../lib/storage.ts'

/** The fonts of `ui/fonts.css`, as `document.fonts` expects them. */
const fonts = ['1em "Figtree Variable"', '800 1em "Bricolage Grotesque"']

/**
 * Loads the fonts that the document of a logged-in page has deferred on a first visit, and shows them from the next page on: in
 * the open one their other widths would move what is being read (docs/decisions/0010). Stores that they are cached, which
 * the boot script reads.
 */
export function loadFonts(router: DataRouter): void {
  onIdle(() => {
    Promise.all(fonts.map((font) => document.fonts.load(font))).then(
      () => {
        localStore.setItem('fonts', 'here')
        showWithNextPage(router)
      },
      // The next document tries again.
      () => undefined,
    )
  })
}

function showWithNextPage(router: DataRouter): void {
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    unsubscribe()
    delete document.documentElement.dataset.fonts
  })
}
