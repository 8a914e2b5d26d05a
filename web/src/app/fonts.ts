import { afterPaint } from '../lib/afterPaint.ts'
import { onIdle } from '../lib/onIdle.ts'
import { localStore } from '../lib/storage.ts'

/**
 * Loads the fonts that the document of a logged-in page has deferred: on a first visit they follow the content
 * (docs/decisions/0010). Stores that they are cached, which the boot script reads.
 */
export function loadFonts(): void {
  afterPaint(() => {
    delete document.documentElement.dataset.fonts
    // Later, since reading `document.fonts` would force a layout of the page that has just changed.
    onIdle(() => void document.fonts.ready.then(() => localStore.setItem('fonts', 'here')))
  })
}
