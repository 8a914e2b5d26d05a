import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './Button.tsx'
import { cn } from './cn.ts'
import type { DialogProps } from './Dialog.tsx'

/** What `Dialog` shows. */
export default function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  wide = false,
  children,
  actions,
}: DialogProps) {
  const { t } = useTranslation()
  // Radix gives the focus back to a trigger of its own alone, and here anything may open a window.
  const [opener, setOpener] = useState<Element | null>(null)
  if (open && !opener) setOpener(document.activeElement)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
            setOpener(null)
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] w-full gap-4 overflow-y-auto rounded-t-lg bg-raised p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-raised md:inset-0 md:m-auto md:h-fit md:rounded-lg md:p-6',
            wide ? 'md:max-w-2xl' : 'md:max-w-lg',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="pt-1.5 text-2xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')} className="-mt-1 -mr-2">
                <X aria-hidden size={22} />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-quiet">{description}</Radix.Description>}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3 pt-2">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
