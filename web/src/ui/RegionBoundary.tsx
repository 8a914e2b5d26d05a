import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useCore } from '../lib/context.tsx'
import { ErrorState } from './State.tsx'

/**
 * Keeps an error in one region of a page, such as the sidebar, from replacing the page, and reports it.
 * With `optional`, a failed region disappears instead of offering a retry.
 */
export function RegionBoundary({ optional = false, children }: { optional?: boolean; children: ReactNode }) {
  const { reportError } = useCore()
  return (
    <ErrorBoundary
      onError={reportError}
      {...(optional ? { fallback: null } : { FallbackComponent: Fallback })}
    >
      {children}
    </ErrorBoundary>
  )
}

const Fallback = ({ resetErrorBoundary }: FallbackProps) => <ErrorState onRetry={resetErrorBoundary} />
