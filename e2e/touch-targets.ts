import { expect, type Page } from '@playwright/test'

/**
 * Fails on visible controls whose hit area is smaller than 44 by 44 px. The area is found by hit tests, so it includes
 * pseudo-elements and the control's label. Links in a line of other text are exempt, as in WCAG 2.5.8.
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const minimum = 44
    const interactive =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem]'

    function isHit(control: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return false
      return control.contains(hit) || hit.closest('label')?.control === control
    }

    /** How many pixels in a row belong to the control, from the middle in both directions. */
    function measure(control: Element, x: number, y: number, stepX: number, stepY: number): number {
      let length = isHit(control, x, y) ? 1 : 0
      for (const direction of [-1, 1])
        for (let step = 1; step < minimum; step += 1) {
          if (!isHit(control, x + direction * step * stepX, y + direction * step * stepY)) break
          length += 1
        }
      return length
    }

    /** Whether both sides of the hit area, measured through its middle, are long enough but for half a pixel at each end. */
    function isLargeEnough(control: Element, area: Element): boolean {
      const box = area.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return [measure(control, x, y, 1, 0), measure(control, x, y, 0, 1)].every((side) => side >= minimum - 1)
    }

    /** Whether a link is a part of a line of text, also when the line is a flex container. */
    function isInText(link: Element): boolean {
      if (getComputedStyle(link).display === 'inline') return true
      const line = link.closest('p')
      return !!line && line.textContent.trim() !== link.textContent.trim()
    }

    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(interactive)) {
      if (control.matches(':disabled, [type=hidden], [inert] *')) continue
      if (control.matches('a') && isInText(control)) continue
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      let box = control.getBoundingClientRect()
      if (box.width >= minimum && box.height >= minimum) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      box = control.getBoundingClientRect()
      // Such as the skip link before it has the focus.
      if (box.right < 0 || box.bottom < 0 || box.x > innerWidth || box.y > innerHeight) continue
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      if ([control, ...labels].some((area) => isLargeEnough(control, area))) continue
      found.push(`${box.width}x${box.height} ${control.outerHTML.slice(0, 200)}`)
    }
    scrollTo(0, 0)
    return found
  })
  expect(small, `touch targets of ${page.url()}`).toEqual([])
}
