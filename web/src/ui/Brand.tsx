import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { brand } from '../lib/brand.ts'

/** The logo: a link to the home page; `compact` leaves out the name on a phone. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      aria-label={t('nav.home')}
      className="inline-flex min-h-11 min-w-6 items-center gap-2 font-display text-2xl font-extrabold sm:text-3xl tracking-tight text-ink no-underline"
    >
      <span aria-hidden className="ember-light" />
      <span className={compact ? 'max-md:hidden' : undefined}>{brand.name}</span>
    </Link>
  )
}
