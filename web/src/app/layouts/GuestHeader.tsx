import { useTranslation } from '../../lib/translation.tsx'
import { useLocation } from 'react-router'
import { useClaims } from '../../lib/context.tsx'
import { useEntryPath } from '../../lib/use-entry-path.ts'
import { Brand } from '../../ui/Brand.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

/** The header of public pages; logged-in people get a link to the feed, or to the logout while they have no type. */
export function GuestHeader() {
  const { t } = useTranslation()
  const claims = useClaims()
  const { pathname } = useLocation()
  const [login, register] = [useEntryPath('/login'), useEntryPath('/register')]
  // A page does not link to itself: on a phone both links do not fit next to the brand in Spanish.
  const showsLogin = pathname !== '/login'
  const showsRegister = !pathname.startsWith('/register')
  return (
    <header className="mx-auto flex w-full max-w-[1280px] flex-wrap items-center justify-between gap-2 px-4 py-3 md:px-8">
      <Brand />
      <nav
        aria-label={t('nav.main')}
        className="flex flex-wrap items-center gap-1 whitespace-nowrap max-sm:[&_a]:px-3 max-sm:[&_button]:px-2"
      >
        <LanguageToggle />
        {claims ? (
          <ButtonLink to={claims.profileType ? '/noticias' : '/logout'} variant="secondary">
            {t(claims.profileType ? 'nav.feed' : 'nav.logout')}
          </ButtonLink>
        ) : (
          <>
            {showsLogin && (
              <ButtonLink to={login} variant={showsRegister ? 'quiet' : 'secondary'}>
                {t('nav.login')}
              </ButtonLink>
            )}
            {showsRegister && (
              <ButtonLink
                to={register}
                variant="secondary"
                className={showsLogin ? 'max-[26.2rem]:hidden' : ''}
              >
                {t('nav.register')}
              </ButtonLink>
            )}
          </>
        )}
      </nav>
    </header>
  )
}
