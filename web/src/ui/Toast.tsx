import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'

type ShowToast = (words: ReactNode, milliseconds?: number) => void

const ToastContext = createContext<ShowToast>(() => {})
const short = 6000

/** Holds the short words that come and go at the foot of the page; they are read out too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly { id: number; words: ReactNode }[]>([])
  const last = useRef(0)
  const show = useCallback<ShowToast>((words, milliseconds = short) => {
    const id = ++last.current
    // What is said again stands there once, and is read out again.
    setToasts((before) => [...before.filter((toast) => toast.words !== words).slice(-2), { id, words }])
    setTimeout(() => setToasts((before) => before.filter((toast) => toast.id !== id)), milliseconds)
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 grid justify-items-center gap-2 md:bottom-8"
      >
        {toasts.map(({ id, words }) => (
          <p
            key={id}
            className="max-w-md rounded-full bg-ink px-5 py-3 font-semibold text-ground shadow-raised ring-1 ring-ground/25"
          >
            {words}
          </p>
        ))}
      </div>
    </ToastContext>
  )
}

/** Shows a sentence, for six seconds unless said otherwise; a link in it says `pointer-events-auto`. */
export const useToast = (): ShowToast => use(ToastContext)
