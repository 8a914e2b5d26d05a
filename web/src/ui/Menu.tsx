import { cloneElement, useState, type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { lazyComponent } from './lazyComponent.tsx'

const load = () => import('./MenuPanel.tsx')
const useMenuPanel = lazyComponent(load)
/** Whether it comes is seen when it is wanted. */
const fetchAhead = () => void load().catch(() => undefined)

/**
 * A menu that opens from `trigger`, which must be one button. What draws and steers it is fetched when somebody
 * reaches for the first one: every page has menus, and few people open them.
 */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  const [landmark, setLandmark] = useState<Element | null>(null)
  const [byKeyboard, setByKeyboard] = useState(false)
  const menuPanel = useMenuPanel(landmark !== null, () => setLandmark(null))
  function open(event: SyntheticEvent) {
    // A click that a key made has no presses to count.
    setByKeyboard(event.type === 'keydown' || (event.nativeEvent as MouseEvent).detail === 0)
    setLandmark(landmarkOf(event.currentTarget))
  }
  const button = cloneElement(trigger as ReactElement<React.ComponentProps<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open(event)
    },
  })
  return (landmark && menuPanel?.({ trigger, entries, landmark, byKeyboard })) ?? button
}

/** What is drawn at the end of the document would stand in no landmark: a menu stays in that of its button, or in its window. */
const landmarkOf = (element: Element): Element =>
  element.closest('main, aside, nav, [role=dialog]') ?? element.closest('header') ?? document.body
