export interface ToastOptions {
  /** Milliseconds until it disappears; they do not count while a person points at it, focuses it or is in another window. */
  duration?: number
  /** It replaces a toast of the same group. */
  group?: string
  /** A button, such as one that undoes what the toast reports; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** A link to what the toast is about; following it closes the toast. */
  link?: { label: string; to: string }
}

/** A toast on screen. */
export interface ToastItem extends ToastOptions {
  id: number
  text: string
}

/** Milliseconds; longer for what can be pressed. */
export const getDuration = ({ duration, action, link }: ToastOptions): number =>
  duration ?? (action || link ? 10_000 : 6_000)

/**
 * Above the bottom bar of a phone, or at its top within `data-toasts="top"`, for pages that end with their buttons. They never
 * cover a bar with buttons at the foot of the page, of any height (`data-foot-bar`): then they are at the top, below the header.
 */
export const toastsClass =
  'pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom)+var(--offline-bottom))] z-50 grid justify-items-center gap-2 ' +
  'outline-none max-md:in-data-[toasts=top]:top-2 max-md:in-data-[toasts=top]:bottom-auto md:bottom-8 ' +
  'foot-bar:top-2 foot-bar:bottom-auto md:foot-bar:top-18'
export const toastClass =
  'pointer-events-auto flex min-h-12 max-w-md flex-wrap items-center justify-end gap-x-4 rounded-3xl bg-ink px-5 py-1 font-semibold wrap-anywhere text-ground shadow-raised ring-1 ring-ground/25'
export const toastActionClass = 'min-h-11 shrink-0 underline underline-offset-4 outline-offset-2'
