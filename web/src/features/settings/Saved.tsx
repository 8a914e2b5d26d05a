import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** Message next to a control that its value was saved; announced to screen readers. */
export function Saved({ children }: { children?: ReactNode }) {
  return (
    <p role="status" className="min-h-6 min-w-0 font-semibold text-good empty:hidden">
      {children && (
        <span className="appear inline-flex items-start gap-2">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
        </span>
      )}
    </p>
  )
}
