import { Popover } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { MenuOpening } from './LazyMenu.tsx'
import { useOpenLayer } from './open-layers.ts'

/**
 * The open panel of a `HeaderDropdown`, in the chunk of its content. It closes on Escape, on a press outside and when a link
 * in it is followed. `children` are mounted at each opening.
 */
export function DropdownPanel({
  trigger,
  container,
  label,
  children,
}: MenuOpening & {
  /** The name of the panel for screen readers. */
  label: string
  children: ReactNode
}) {
  const { key } = useLocation()
  /** The history entry on which it was opened; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<string | null>(key)
  useOpenLayer(openedAt === key, () => setOpenedAt(null))
  return (
    <Popover.Root open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-100 flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-raised"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
