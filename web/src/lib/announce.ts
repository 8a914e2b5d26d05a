/**
 * Announces a text to screen readers through the page's live region.
 * The region is emptied first: a repeated text would not be announced otherwise.
 */
export function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = text), 50)
}
