import { cloneElement, lazy, Suspense, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { MenuEntry } from './menu-entry.ts'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(load)

/**
 * A menu that opens from `trigger`, which must be one button. What draws and steers it is fetched when somebody
 * reaches for the first one: every page has menus, and few people open them.
 */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  const [wanted, setWanted] = useState(false)
  const open = () => setWanted(true)
  const button = cloneElement(trigger as ReactElement<React.ComponentProps<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: open,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open()
    },
  })
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <MenuPanel trigger={trigger} entries={entries} />
    </Suspense>
  )
}
