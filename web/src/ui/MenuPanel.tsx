import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { cn } from './cn.ts'
import type { MenuOpening } from './LazyMenu.tsx'
import type { MenuChoice, MenuEntry } from './menu-entry.ts'
import { useOpenLayer } from './open-layers.ts'

const itemVariants =
  // Lower for a mouse, so that the menu of the account fits a window of 800 px.
  'flex min-h-11 pointer-fine:min-h-8 w-full items-center gap-3 rounded-md px-3 py-1 text-left text-base no-underline outline-none ' +
  'data-[highlighted]:bg-sunken data-[disabled]:opacity-55'

/** The open state of a `Menu`, in a chunk of its own. */
export default function MenuPanel({
  trigger,
  entries,
  container,
  byKeyboard,
}: MenuOpening & { entries: readonly MenuEntry[] }) {
  const [isOpen, setIsOpen] = useState(true)
  useOpenLayer(isOpen, () => setIsOpen(false))
  const first = useCallback(
    (panel: HTMLElement | null) => {
      if (byKeyboard && panel) setTimeout(() => focusFirstItem(panel))
    },
    [byKeyboard],
  )
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={first}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // A field that was pressed right after Escape keeps the focus.
          onCloseAutoFocus={(event) => {
            if (document.activeElement?.matches('input, textarea')) event.preventDefault()
          }}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-56 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-ink shadow-raised"
        >
          {entries.map((entry, index) => (
            <Entry key={'label' in entry ? entry.label : index} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Leaves the focus on an item that already has it: a key may have been pressed since the menu opened. */
function focusFirstItem(panel: HTMLElement): void {
  if (panel.querySelector('[role^=menuitem]:focus')) return
  panel.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
      return (
        <DropdownMenu.Item
          onSelect={entry.onSelect}
          className={cn(itemVariants, entry.danger && 'text-wrong')}
        >
          {entry.icon}
          {entry.label}
        </DropdownMenu.Item>
      )
    case 'link':
      return (
        <DropdownMenu.Item asChild>
          <Link to={entry.to} className={itemVariants}>
            {entry.icon}
            {entry.label}
          </Link>
        </DropdownMenu.Item>
      )
    case 'choice':
      return <MenuRadioGroup {...entry} />
    case 'line':
      return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
  }
}

function MenuRadioGroup({ label, value, onChange, options }: MenuChoice) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm font-semibold text-quiet">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={itemVariants}
        >
          <span className="w-5">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden size={18} />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
