import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

/** Leads from a page, above its heading, to the one that it belongs to or was opened from. */
export const BackLink = ({ to, state, children }: { to: To; state?: unknown; children: ReactNode }) => (
  <Link
    to={to}
    state={state}
    className="mb-1 inline-flex min-h-11 items-center gap-2 text-quiet no-underline hover:underline print:hidden"
  >
    <ArrowLeft aria-hidden size={18} />
    {children}
  </Link>
)
