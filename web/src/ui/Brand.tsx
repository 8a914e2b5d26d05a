import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { brand } from '../lib/brand.ts'

/** The logo: a link to the home page. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      aria-label={t('nav.home')}
      className="inline-flex min-h-11 items-center gap-2 font-display text-2xl font-extrabold sm:text-3xl tracking-tight text-ink no-underline"
    >
      <span aria-hidden className="ember-light" />
      {brand.name}
    </Link>
  )
}
