import {
  cloneElement,
  startTransition,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react'
import { LazyBoundary } from './LazyBoundary.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { useChunkErrorToast } from './useChunkErrorToast.ts'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazyComponent(load)
/** A failure is reported when the menu is opened. */
const preload = () => void load().catch(() => undefined)

/**
 * A menu that opens from `trigger`, which must be a single button. Its code is loaded when a pointer or the focus
 * reaches the first one: every page has menus, and few people open them.
 */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  const [container, setContainer] = useState<Element | null>(null)
  const [byKeyboard, setByKeyboard] = useState(false)
  const showChunkError = useChunkErrorToast()

  async function open(event: SyntheticEvent) {
    // A click made by a key has a count of 0.
    const isByKeyboard = event.type === 'keydown' || (event.nativeEvent as MouseEvent).detail === 0
    const container = findPortalContainer(event.currentTarget)
    // The button stays, and keeps the focus, until the panel has loaded or if it fails to.
    try {
      await load()
    } catch {
      return showChunkError()
    }
    startTransition(() => {
      setByKeyboard(isByKeyboard)
      setContainer(container)
    })
  }
  const button = cloneElement(trigger as ReactElement<React.ComponentProps<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event) => void open(event),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      void open(event)
    },
  })
  return (
    <LazyBoundary resetKey={container} onError={() => setContainer(null)}>
      {container ? <MenuPanel {...{ trigger, entries, container, byKeyboard }} /> : button}
    </LazyBoundary>
  )
}

/** Menus are rendered inside the landmark or dialog of their button: at the end of the body they would be outside all landmarks. */
const findPortalContainer = (element: Element): Element =>
  element.closest('main, aside, nav, [role=dialog]') ?? element.closest('header') ?? document.body
