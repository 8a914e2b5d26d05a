import { useEffect } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Outlet } from 'react-router'
import { Greeting } from '../../features/accounts/account/Greeting.tsx'
import { UploadsProvider } from '../../features/media/UploadsProvider.tsx'
import { TermsGate } from '../../features/safety/terms/TermsGate.tsx'
import { useClaims } from '../../lib/context.tsx'
import { QueryRoot } from '../QueryRoot.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { AppHeader } from './AppHeader.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { BottomBar, SideMenu } from './Navigation.tsx'

/**
 * The layout of logged-in pages, with the navigation in the same place on all of them (P-design-12). A page renders
 * `Columns` into it, or its own content across the other columns.
 */
export default function AppLayout() {
  const { t } = useTranslation()
  const isSetUp = !!useClaims()?.profileType
  const isDesktop = useMinWidth(768)
  useEffect(() => {
    document.body.classList.add('logged-in')
    return () => document.body.classList.remove('logged-in')
  }, [])
  return (
    <QueryRoot>
      <UploadsProvider>
        <AppHeader />
        <div className="app-columns">
          {isDesktop && (
            <div className="tall:sticky top-22 grid h-fit content-start gap-5">
              <Greeting />
              {isSetUp && (
                <>
                  <nav aria-label={t('nav.main')}>
                    <SideMenu />
                  </nav>
                  <CategoryNav />
                </>
              )}
            </div>
          )}
          <TermsGate>
            <Outlet />
          </TermsGate>
        </div>
        {isSetUp && !isDesktop && <BottomBar />}
      </UploadsProvider>
    </QueryRoot>
  )
}
