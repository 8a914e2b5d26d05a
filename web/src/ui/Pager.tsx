import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { Link } from 'react-router'
import { cn } from './cn.ts'

/** Page links shown at once (P-discovery-7). */
const windowSize = 8
/** So many pages, with a step back and forward, need two rows on a phone. */
const rowSize = 7

const linkClass =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-semibold tabular no-underline transition hover:bg-sunken'

/** Links to the pages of a list: the page number is in the address. */
export function Pager({ page, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  const { t } = useTranslation()
  const first = Math.max(1, Math.min(page - windowSize / 2, pages - windowSize + 1))
  const shown = Array.from({ length: Math.min(windowSize, pages) }, (_, index) => first + index)
  return (
    <nav aria-label={t('pager.label')} className="py-4">
      <ul
        className={cn(
          'mx-auto flex flex-wrap items-center justify-center gap-1',
          // A phone has no space for all in one row: two of similar length.
          pages >= rowSize && 'max-sm:max-w-60',
        )}
      >
        <Step to={page > 1 ? to(page - 1) : null} label={t('pager.previous')}>
          <ChevronLeft aria-hidden size={20} />
        </Step>
        {shown.map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={cn(linkClass, number === page && 'bg-sunken text-ember')}
            >
              {number}
            </Link>
          </li>
        ))}
        <Step to={page < pages ? to(page + 1) : null} label={t('pager.next')}>
          <ChevronRight aria-hidden size={20} />
        </Step>
      </ul>
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) return null
  return (
    <li>
      <Link to={to} aria-label={label} title={label} className={linkClass}>
        {children}
      </Link>
    </li>
  )
}
