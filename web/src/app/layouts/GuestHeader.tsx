import { useTranslation } from 'react-i18next'
import { useClaims } from '../../lib/context.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

/** The header of public pages; logged-in people get a link to the feed, or to the logout while they have no type. */
export function GuestHeader() {
  const { t } = useTranslation()
  const claims = useClaims()
  return (
    <header className="mx-auto flex w-full max-w-[1280px] items-center justify-between gap-2 px-4 py-3 md:px-8">
      <Brand />
      <nav
        aria-label={t('nav.main')}
        className="flex items-center gap-1 whitespace-nowrap max-sm:[&_a]:px-3 max-sm:[&_button]:px-2"
      >
        <LanguageToggle />
        {claims ? (
          <ButtonLink to={claims.profileType ? '/noticias' : '/logout'} variant="secondary">
            {t(claims.profileType ? 'nav.feed' : 'nav.logout')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" variant="quiet">
              {t('nav.login')}
            </ButtonLink>
            <ButtonLink to="/register" variant="secondary" className="max-[379px]:hidden">
              {t('nav.register')}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  )
}
