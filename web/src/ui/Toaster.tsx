import { Toast } from 'radix-ui'
import { useRef, type FocusEvent } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../lib/translation.tsx'
import { cn } from './cn.ts'
import { closeTopLayer } from './open-layers.ts'
import { getDuration, toastActionClass, toastClass, toastsClass, type ToastItem } from './toast-item.ts'

/**
 * The toasts of `ToastProvider`, in a chunk of its own: announced politely, paused by pointer, focus and window blur,
 * dismissed by a swipe or Escape, and reached with F8. Escape closes an open dialog first.
 */
export default function Toaster({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastItem[]
  onDismiss: (id: number) => void
}) {
  const { t } = useTranslation()
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element | null>(null)

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.closest('[role=region]')?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  function close(id: number) {
    const isLast = toasts.length === 1
    // The focus would be lost with the list.
    if (isLast && viewport.current?.contains(document.activeElement)) restoreFocus(cameFrom.current)
    onDismiss(id)
  }

  /**
   * Radix gives Escape to what was opened last, a toast included. Somebody who has not moved the focus to the toast means the
   * dialog in which they are.
   */
  function leaveToOpenLayer(event: KeyboardEvent) {
    const { activeElement: focused } = document
    if (viewport.current?.contains(focused)) return
    if (focused?.closest('[data-own-escape]') || closeTopLayer()) event.preventDefault()
  }

  return (
    <Toast.Provider label={t('toast.label')} swipeDirection="down">
      {toasts.map(({ id, text, action, link, ...options }) => (
        <Toast.Root
          key={id}
          type="background"
          duration={getDuration({ action, link, ...options })}
          onOpenChange={(open) => open || close(id)}
          onEscapeKeyDown={leaveToOpenLayer}
          className={cn(toastClass, 'data-[swipe=cancel]:transition-transform')}
          // Set while it is moved by a finger.
          style={{ translate: '0 var(--radix-toast-swipe-move-y, 0)' }}
        >
          <Toast.Description className="grow py-2">{text}</Toast.Description>
          {link && (
            <Toast.Action asChild altText={`${link.label} (F8)`}>
              <Link to={link.to} className={cn(toastActionClass, 'inline-flex items-center')}>
                {link.label}
              </Link>
            </Toast.Action>
          )}
          {action && (
            <Toast.Action
              // Announced with the text, because the button itself may be gone before it is found.
              altText={`${action.label} (F8)`}
              onClick={action.onPress}
              className={toastActionClass}
            >
              {action.label}
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={viewport}
        label={t('toast.region')}
        onFocus={rememberFocus}
        className={toastsClass}
      />
    </Toast.Provider>
  )
}

function restoreFocus(element: Element | null): void {
  const target =
    element instanceof HTMLElement && element.isConnected ? element : document.getElementById('main')
  target?.focus({ preventScroll: true })
}
