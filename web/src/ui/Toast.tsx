import { createContext, Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyComponent, LazyLoadError } from './lazy-component.tsx'
import {
  getDuration,
  toastActionClass,
  toastClass,
  toastsClass,
  type ToastItem,
  type ToastOptions,
} from './toast-item.ts'

type ShowToast = (text: string, options?: ToastOptions) => void

const ToastContext = createContext<ShowToast>(() => {})
const shownAtOnce = 3

const Toaster = lazyComponent(() => import('./Toaster.tsx'))

/** Shows toasts at the foot of the page. The code of the usual ones is loaded with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const lastId = useRef(0)
  const show = useCallback<ShowToast>((text, options) => {
    const id = ++lastId.current
    // A repeated text is shown once, and announced again.
    setToasts((before) => addToast(before, { ...options, id, text }))
  }, [])
  const dismiss = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 && (
        <ErrorBoundary
          onError={(error) => error instanceof LazyLoadError && error.reset()}
          resetKeys={[toasts]}
          fallback={<PlainToasts toasts={toasts} onDismiss={dismiss} />}
        >
          <Suspense>
            <Toaster toasts={toasts} onDismiss={dismiss} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  )
}

function addToast(before: readonly ToastItem[], toast: ToastItem): readonly ToastItem[] {
  const isReplaced = ({ text, group }: ToastItem) =>
    text === toast.text || (group !== undefined && group === toast.group)
  return [...before.filter((each) => !isReplaced(each)), toast].slice(-shownAtOnce)
}

/** Toasts without their usual code, which could not be loaded: the toast that says so must be shown too. */
function PlainToasts({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastItem[]
  onDismiss: (id: number) => void
}) {
  return (
    <div role="status" className={toastsClass}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function PlainToast({ toast, onDismiss }: { toast: ToastItem; onDismiss: (id: number) => void }) {
  const { id, text, action } = toast
  const duration = getDuration(toast)
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, onDismiss])
  return (
    <div className={toastClass}>
      {text}
      {action && (
        <button type="button" onClick={action.onPress} className={toastActionClass}>
          {action.label}
        </button>
      )}
    </div>
  )
}

/** Shows a sentence, for six seconds, or ten with an action, unless said otherwise. */
export const useToast = (): ShowToast => use(ToastContext)
