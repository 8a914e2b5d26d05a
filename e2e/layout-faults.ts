import { expect, type Page } from '@playwright/test'

/**
 * Fails on what a person would call a broken layout, whatever the font: texts that are cut off without an ellipsis, leave their
 * box or the window, or lie upon each other, and controls that lie upon texts. Bars and dialogs over the page are compared
 * with their own content only.
 */
export async function expectNoLayoutFaults(page: Page): Promise<void> {
  const message = `the layout of ${page.url()} at ${page.viewportSize()?.width} px`
  // A page that is still loading may be laid out once more.
  await expect.poll(() => findLayoutFaults(page), { message }).toEqual([])
}

/** What is wrong with the layout now, a line each. */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The share of a line's height that two lines of text may have in common: fonts are taller than their letters. */
    const tolerance = 0.35
    interface Box {
      element: Element
      layer: Element | null
      rect: DOMRect
      name: string
    }
    const faults = new Set<string>()
    const styles = new Map<Element, CSSStyleDeclaration>()
    const getStyle = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const describe = (element: Element) => element.outerHTML.slice(0, 160)
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isScreen = (element: Element) => element === document.body || element === document.documentElement

    function* listAncestors(element: Element): Generator<Element> {
      for (let next: Element | null = element; next && !isScreen(next); next = next.parentElement) yield next
    }

    /** The bar, menu or dialog that an element is in, which may cover the rest of the page. */
    function findLayer(element: Element): Element | null {
      for (const ancestor of listAncestors(element)) {
        const { position, bottom } = getStyle(ancestor)
        // At the top of a page, what sticks to the window's top is still where the layout puts it.
        const isBar = position === 'fixed' || (position === 'sticky' && bottom !== 'auto')
        if (isBar || ancestor.matches('dialog, [popover]')) return ancestor
      }
      return null
    }

    function intersect(one: DOMRect, other: DOMRect): DOMRect {
      const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
      return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y))
    }

    /** The part of a rectangle that its ancestors show; null when it is in none of the directions that can be scrolled. */
    function clip(element: Element, rect: DOMRect): DOMRect {
      let shown = rect
      for (const ancestor of listAncestors(element)) {
        const { overflowX, overflowY, clipPath } = getStyle(ancestor)
        if (clipPath !== 'none') return new DOMRect()
        if (overflowX !== 'visible' || overflowY !== 'visible')
          shown = intersect(shown, ancestor.getBoundingClientRect())
      }
      return shown
    }

    const isTiny = ({ width, height }: DOMRect) => width < 3 || height < 3

    function listTexts(): Box[] {
      const texts: Box[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement
        if (!element || !node.textContent?.trim() || !isVisible(element)) continue
        if (element.matches('script, style, option, noscript')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const layer = findLayer(element)
        for (const whole of range.getClientRects()) {
          const rect = clip(element, whole)
          if (!isTiny(rect)) texts.push({ element, layer, rect, name: node.textContent.trim().slice(0, 60) })
        }
      }
      return texts
    }

    const listControls = (): Box[] =>
      [...document.querySelectorAll('a[href], button, input, select, textarea')]
        .filter(isVisible)
        // A link in a text has one for each line.
        .flatMap((element) =>
          [...element.getClientRects()].map((rect) => ({
            element,
            layer: findLayer(element),
            rect: clip(element, rect),
            name: describe(element),
          })),
        )
        .filter(({ rect }) => !isTiny(rect))

    const doOverlap = (one: Box, other: Box) => {
      const common = intersect(one.rect, other.rect)
      return common.width > 2 && common.height > tolerance * Math.min(one.rect.height, other.rect.height)
    }
    const contains = (outer: DOMRect, inner: DOMRect) =>
      outer.left <= inner.left + 1 &&
      outer.right >= inner.right - 1 &&
      outer.top <= inner.top + 1 &&
      outer.bottom >= inner.bottom - 1

    /** The nearest ancestor with a border or a background, within which a person sees the text. */
    function findBox(element: Element): Element | undefined {
      for (const ancestor of listAncestors(element)) {
        const { backgroundColor, borderStyle, borderWidth, display, overflow } = getStyle(ancestor)
        if (overflow !== 'visible') return undefined
        const isPainted =
          !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) ||
          (borderStyle !== 'none' && borderWidth.split(' ').every((width) => width !== '0px'))
        if (isPainted && !display.startsWith('inline')) return ancestor
      }
      return undefined
    }

    const texts = listTexts().toSorted((one, other) => one.rect.top - other.rect.top)
    for (const [index, text] of texts.entries()) {
      const { element, rect, name } = text
      if (rect.right > innerWidth + 1 || (rect.left < -1 && rect.right > 0))
        faults.add(`outside of the window: ${name} in ${describe(element)}`)
      const box = findBox(element)?.getBoundingClientRect()
      if (box && (rect.right > box.right + 1 || rect.left < box.left - 1))
        faults.add(`wider than its box: ${name} in ${describe(element)}`)
      if (box && rect.bottom - box.bottom > tolerance * rect.height)
        faults.add(`below its box: ${name} in ${describe(element)}`)
      for (let next = index + 1; next < texts.length; next += 1) {
        const other = texts[next]!
        if (other.rect.top > rect.bottom) break
        if (other.layer === text.layer && other.element !== element && doOverlap(text, other))
          faults.add(`texts upon each other: ${name} | ${other.name} in ${describe(other.element)}`)
      }
    }
    for (const control of listControls())
      for (const text of texts) {
        if (control.layer !== text.layer || control.element.contains(text.element)) continue
        // A link over a whole card, or a text within the label of a control.
        if (contains(control.rect, text.rect) || text.element.contains(control.element)) continue
        if (doOverlap(control, text)) faults.add(`control upon a text: ${control.name} | ${text.name}`)
      }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      // What is hidden from sight on purpose, for screen readers, has one pixel.
      if (!hasText || clientWidth <= 1 || !isVisible(element)) continue
      const { clipPath, overflowX, overflowY, textOverflow, webkitLineClamp } = getStyle(element)
      if (clipPath === 'inset(50%)' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const isCutX = /hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1
      const isCutY = /hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1
      if (isCutX || isCutY) faults.add(`cut off: ${describe(element)}`)
    }
    return [...faults]
  })
