import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { LazyLoadError } from './lazy-component.tsx'
import { useChunkErrorToast } from './use-chunk-error-toast.ts'

/**
 * Suspense and error boundary of components that are loaded on demand (`lazyComponent`). A chunk that fails to load must not
 * replace the page: it shows a toast and calls `onError`, which closes what was to be opened. With `renderError`, that is
 * rendered instead, and its argument loads the chunk again. Any other error is left to the boundary above.
 */
export function LazyBoundary({
  fallback = null,
  onError,
  renderError,
  resetKey,
  children,
}: {
  /** Shown while the chunk is loading. */
  fallback?: ReactNode
  onError?: () => void
  renderError?: (retry: () => void) => ReactNode
  /** For a boundary that is always mounted: a change renders the children again after a failure. */
  resetKey?: unknown
  children: ReactNode
}) {
  const showChunkError = useChunkErrorToast()
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onError={(error) => {
        if (!(error instanceof LazyLoadError)) return
        error.reset()
        void showChunkError()
        onError?.()
      }}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (!(error instanceof LazyLoadError)) throw error
        return renderError?.(resetErrorBoundary) ?? null
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
