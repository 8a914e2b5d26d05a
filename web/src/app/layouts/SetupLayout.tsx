import { useEffect } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Outlet } from 'react-router'
import { useIsProfileLive } from '../../features/onboarding/wizard/profile-live.ts'
import { useClaims } from '../../lib/context.tsx'
import { QueryRoot } from '../QueryRoot.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

/** The layout of account setup: logged in, without the menus (P-wizard-8). */
export default function SetupLayout() {
  const { t } = useTranslation()
  const suspended = useClaims()?.suspended
  const isProfileLive = useIsProfileLive()
  useEffect(() => {
    const { body } = document
    body.classList.add('logged-in')
    body.dataset.toasts = 'top'
    return () => {
      body.classList.remove('logged-in')
      delete body.dataset.toasts
    }
  }, [])
  return (
    <QueryRoot>
      <header className="mx-auto flex w-full max-w-[1080px] flex-wrap items-center justify-between gap-2 px-4 py-3 md:px-8">
        <Brand />
        <div className="flex flex-wrap items-center gap-1 whitespace-nowrap max-sm:[&_a]:px-3 max-sm:[&_button]:px-2">
          <LanguageToggle />
          {!isProfileLive && (
            <ButtonLink to={suspended ? '/logout' : '/'} variant="quiet">
              {t(suspended ? 'nav.logout' : 'nav.later')}
            </ButtonLink>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0">
        <Outlet />
      </main>
    </QueryRoot>
  )
}
