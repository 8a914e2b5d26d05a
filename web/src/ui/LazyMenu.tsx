import {
  cloneElement,
  startTransition,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { LazyBoundary } from './LazyBoundary.tsx'
import { useChunkErrorToast } from './use-chunk-error-toast.ts'

/** The state in which a menu is opened. */
export interface MenuOpening {
  trigger: ReactElement
  /** The element to render into. */
  container: Element
  /** Opened with a key: the first item takes the focus. */
  byKeyboard: boolean
}

/**
 * A menu that opens from `trigger`, which must be a single button. `load` fetches its code when a pointer or the focus
 * reaches the button: every page has menus, and few people open them. `children` renders the open menu.
 */
export function LazyMenu({
  trigger,
  popup = 'menu',
  load,
  children,
}: {
  trigger: ReactElement
  /** The role of what opens. */
  popup?: 'menu' | 'dialog'
  load: () => Promise<unknown>
  children: (opening: MenuOpening) => ReactNode
}) {
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
  /** A failure is reported when the menu is opened. */
  const preload = () => void load().catch(() => undefined)
  const button = cloneElement(trigger as ReactElement<React.ComponentProps<'button'>>, {
    'aria-haspopup': popup,
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
      {container ? children({ trigger, container, byKeyboard }) : button}
    </LazyBoundary>
  )
}

/** Menus are rendered inside the landmark or dialog of their button: at the end of the body they would be outside all landmarks. */
const findPortalContainer = (element: Element): Element =>
  element.closest('main, aside, nav, [role=dialog]') ?? element.closest('header') ?? document.body
