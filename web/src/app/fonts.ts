import type { DataRouter } from 'react-router'
import { afterPaint } from '../lib/after-paint.ts'
import { localStore } from '../lib/storage.ts'

/** The fonts of `ui/fonts.css`, as `document.fonts` expects them. */
const fonts = ['1em "Figtree Variable"', '800 1em "Bricolage Grotesque"']
/** Pixels by which something may move unnoticed; browsers count shifts from there on. */
const tolerance = 3

/**
 * Loads the fonts that the document of a logged-in page has deferred: on a first visit they follow the content
 * (docs/decisions/0010). Stores that they are cached, which the boot script reads.
 */
export function loadFonts(router: DataRouter): void {
  afterPaint(() => {
    Promise.all(fonts.map((font) => document.fonts.load(font))).then(
      () => {
        localStore.setItem('fonts', 'here')
        if (document.documentElement.dataset.fonts && !showIfNothingMoves()) showWithNextPage(router)
      },
      // The next document tries again.
      () => undefined,
    )
  })
}

/** Shows the fonts, unless a text that takes more or fewer lines with them would move something in view. */
function showIfNothingMoves(): boolean {
  const { dataset } = document.documentElement
  const places = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? [{ element, top }] : []
  })
  const { fonts: state } = dataset
  delete dataset.fonts
  const hasMoved = places.some(
    ({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) > tolerance,
  )
  if (hasMoved) dataset.fonts = state
  return !hasMoved
}

function showWithNextPage(router: DataRouter): void {
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    unsubscribe()
    delete document.documentElement.dataset.fonts
  })
}
