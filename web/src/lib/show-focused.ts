/** Scrolls a row to what takes the focus in it: browsers leave a link there of which only the edge is in view (P-accessibility-8). */
export function showFocused(): void {
  addEventListener('focusin', ({ target }) => {
    const isInRow = target instanceof Element && target.closest('[class*=overflow-x-auto]')
    if (isInRow) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
