import { afterPaint } from '../lib/afterPaint.ts'

/**
 * Loads the fonts that the document of a logged-in page has deferred: on a first visit they follow the content
 * (docs/decisions/0010). Stores that they are cached, which the boot script reads.
 */
export function loadFonts(): void {
  afterPaint(() => {
    delete document.documentElement.dataset.fonts
    void document.fonts.ready.then(() => localStorage.setItem('fonts', 'here'))
  })
}
