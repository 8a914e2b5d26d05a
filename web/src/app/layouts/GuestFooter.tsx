import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'

/** Links to the legal pages and the contact form. */
export function GuestFooter() {
  const { t } = useTranslation()
  const links = [
    ['/terminos', t('nav.terms')],
    ['/politicas-privacidad', t('nav.privacy')],
    ['/politicas-cookies', t('nav.cookies')],
    ['/contacto', t('nav.contact')],
  ] as const
  return (
    <footer className="border-t border-line">
      <nav
        aria-label={t('nav.legal')}
        className="mx-auto flex max-w-[1280px] flex-wrap items-center gap-x-6 px-4 py-5 text-quiet md:px-8"
      >
        <span className="mr-auto font-display font-bold text-ink max-sm:w-full">{brand.name}</span>
        {links.map(([to, label]) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
