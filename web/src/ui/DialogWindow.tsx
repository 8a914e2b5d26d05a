import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { Button, IconButton } from './Button.tsx'
import { cn } from './cn.ts'
import { useOpenLayer } from './open-layers.ts'
import type { DialogProps } from './dialog-props.ts'

/** The window of a `Dialog`, in a chunk of its own. */
export default function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  wide = false,
  children,
  cancel,
  actions,
}: DialogProps) {
  const { t } = useTranslation()
  // Radix restores the focus only to its own trigger, and here any element can open a dialog.
  const [opener, setOpener] = useState<Opener | null>(null)
  if (open && !opener) setOpener(findOpener())
  useOpenLayer(open, () => onOpenChange(false))
  useEffect(() => (open ? ignoreSecondPress : undefined), [open])
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            const field = (event.target as Element).querySelector<HTMLElement>(
              'input:enabled, textarea, [data-takes-focus]',
            )
            // A dialog with a field focuses the field, any other its close button unless an action takes it.
            if (!field) return
            event.preventDefault()
            field.focus()
            // After the text that is there, not before it.
            if (field instanceof HTMLTextAreaElement)
              field.setSelectionRange(field.value.length, field.value.length)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            restoreFocus(opener)
            setOpener(null)
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] grid-cols-[minmax(0,1fr)] w-full gap-4 overflow-y-auto rounded-t-lg bg-raised p-(--pad) pb-(--pad-bottom) text-ink shadow-raised [--pad-bottom:max(1.25rem,env(safe-area-inset-bottom))] [--pad:1.25rem] md:inset-0 md:m-auto md:h-fit md:rounded-lg md:[--pad-bottom:1.5rem] md:[--pad:1.5rem]',
            !!actions && 'scroll-pb-28',
            wide ? 'md:max-w-2xl' : 'md:max-w-lg',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="min-w-0 pt-1.5 text-2xl [overflow-wrap:anywhere]">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')} className="-mt-1 -mr-2">
                <X aria-hidden size={22} />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-quiet">{description}</Radix.Description>}
          {children}
          {actions && (
            // Visible without scrolling, however long the content is.
            <div className="sticky -bottom-(--pad-bottom) z-10 -mx-(--pad) -mb-(--pad-bottom) flex flex-wrap justify-end gap-3 bg-raised px-(--pad) pt-2 pb-(--pad-bottom)">
              {cancel && (
                <Button variant="quiet" onClick={() => onOpenChange(false)}>
                  {cancel}
                </Button>
              )}
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The element that opened a dialog, and the rows next to it, in case the dialog deletes its row. */
interface Opener {
  element: Element | null
  neighbors: readonly (Element | null | undefined)[]
}

function findOpener(): Opener {
  const { activeElement } = document
  // A menu item disappears with its menu; the menu's button stays.
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const element = button ? document.getElementById(button) : activeElement
  const row = element?.closest('li, article')
  return { element, neighbors: [row?.nextElementSibling, row?.previousElementSibling] }
}

function restoreFocus(opener: Opener | null): void {
  const { element, neighbors = [] } = opener ?? {}
  if (element instanceof HTMLElement && element.isConnected)
    // The page would scroll to what is in a sticky bar, although it is visible.
    return element.focus({ preventScroll: true })
  // The code that removed the opener may have moved the focus already.
  if (document.activeElement !== document.body) return
  const near = neighbors.find((one) => one?.isConnected)?.querySelector<HTMLElement>('a, button')
  ;(near ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

/** Ignores the second press of a double click by which the dialog closed: it would press what lies below. */
function ignoreSecondPress(): void {
  function handlePress(event: MouseEvent) {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  // The mouse button that goes down would take the focus.
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, handlePress, { capture: true, once: true })
}
