import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../../ui/cn.ts'

/**
 * Message that a value was saved; announced to screen readers. Its line is always there, below the button on phones, so
 * that nothing moves when it appears.
 */
export function SavedMessage({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <p role="status" className={cn('min-h-6 min-w-0 font-semibold text-good max-sm:basis-full', className)}>
      {children && (
        <span className="appear inline-flex items-start gap-2">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
        </span>
      )}
    </p>
  )
}
