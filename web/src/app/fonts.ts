import { afterPaint } from '../lib/afterPaint.ts'

/**
 * Lets the fonts come that a logged-in page's document kept back: on a first visit letters come after what they spell
 * (docs/decisions/0010). The boot script reads the note that they are here.
 */
export function bringFonts(): void {
  afterPaint(() => {
    delete document.documentElement.dataset.fonts
    void document.fonts.ready.then(() => localStorage.setItem('fonts', 'here'))
  })
}
