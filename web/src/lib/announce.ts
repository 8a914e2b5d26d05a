/**
 * Says something to screen readers through the page's live region, and to nobody else.
 * Emptied first, so that the same words twice are heard twice.
 */
export function announce(words: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = words), 50)
}
