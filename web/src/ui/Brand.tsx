import { Link } from 'react-router'
import { useTranslation } from '../lib/translation.tsx'
import { brand } from '../lib/brand.ts'
import { cn } from './cn.ts'

/** The logo: a link to the home page; `compact` leaves out the name on a phone. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      aria-label={t('nav.home')}
      className={cn(
        'inline-flex min-h-11 min-w-6 items-center gap-2 font-display text-2xl font-extrabold sm:text-3xl tracking-tight text-ink no-underline',
        // The logo alone is 24 px wide: its hit area reaches to the edge of the screen (P-accessibility-5).
        compact &&
          'relative max-md:after:absolute max-md:after:inset-y-0 max-md:after:-right-1 max-md:after:-left-4',
      )}
    >
      <span aria-hidden className="ember-light" />
      <span className={compact ? 'max-md:hidden' : undefined}>{brand.name}</span>
    </Link>
  )
}
