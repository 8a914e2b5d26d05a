import type { ComponentProps } from 'react'
import { LazyBoundary } from '../../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../../ui/lazy-component.tsx'
import { ErrorState } from '../../../../ui/State.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type PdfPagesType from './PdfPages.tsx'

const PdfPages = lazyComponent(() => import('./PdfPages.tsx'))

/** The pages of a PDF, whose code is loaded when the first one is shown; if that fails, it offers to try again. */
export function PdfPreview(props: ComponentProps<typeof PdfPagesType>) {
  return (
    <LazyBoundary fallback={<PageSkeleton />} renderError={(retry) => <ErrorState onRetry={retry} />}>
      <PdfPages {...props} />
    </LazyBoundary>
  )
}
