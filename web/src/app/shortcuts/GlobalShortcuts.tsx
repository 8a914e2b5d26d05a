import { useSyncExternalStore } from 'react'
import { shortcutDialog } from '../../lib/shortcuts/open-shortcut-dialog.ts'
import { focusItem, pressCheckbox, pressTarget } from '../../lib/shortcuts/targets.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const ShortcutSheet = lazyDialog(() => import('./ShortcutSheet.tsx'), ['shortcuts'])
const CommandPalette = lazyDialog(() => import('./CommandPalette.tsx'), ['shortcuts'])

/** The shortcuts of every page, and those of whatever the page has marked for them (P-keyboard-1). */
export function GlobalShortcuts() {
  const dialog = useSyncExternalStore(shortcutDialog.subscribe, shortcutDialog.get, () => null)
  useShortcuts({
    search: focusSearch,
    palette: () => shortcutDialog.set('palette'),
    help: () => shortcutDialog.set('help'),
    next: () => focusItem(1),
    previous: () => focusItem(-1),
    select: () => pressCheckbox(false),
    selectRange: () => pressCheckbox(true),
    follow: () => pressTarget('follow'),
    list: () => pressTarget('list'),
    message: () => pressTarget('message'),
  })
  const close = () => shortcutDialog.set(null)
  return (
    <>
      {dialog === 'help' && <ShortcutSheet onClose={close} />}
      {dialog === 'palette' && <CommandPalette onClose={close} />}
    </>
  )
}

/** The field of the header, or on a narrow page the link that opens it. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('header [role=search] input')
  field?.select()
  return !!field || pressTarget('search')
}
