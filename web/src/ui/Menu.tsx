import type { ReactElement } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import type { MenuEntry } from './menu-entry.ts'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazyComponent(load)

/** A menu that opens from `trigger`, which must be a single button. */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  return (
    <LazyMenu trigger={trigger} load={load}>
      {(opening) => <MenuPanel {...opening} entries={entries} />}
    </LazyMenu>
  )
}
