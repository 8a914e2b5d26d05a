import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Search } from 'lucide-react'
import { Link, Outlet, useMatches } from 'react-router'
import { UploadsProvider } from '../../features/media/UploadsProvider.tsx'
import { useClaims } from '../../lib/context.tsx'
import { SearchBox } from '../../features/discovery/SearchBox.tsx'
import { QueryRoot } from '../QueryRoot.tsx'
import { useMinWidth } from '../../lib/useMediaQuery.ts'
import { Brand } from '../../ui/Brand.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { Greeting } from './Greeting.tsx'
import { BottomBar, HeaderMenu, SideMenu } from './Navigation.tsx'
import type { Page } from '../../lib/page.ts'

/** The layout of logged-in pages; a page renders `Columns` into it. */
export default function AppLayout() {
  const { t } = useTranslation()
  const isSetUp = !!useClaims()?.profileType
  const wide = (useMatches().at(-1)?.handle as Page | undefined)?.wide
  const isDesktop = useMinWidth(768)
  useEffect(() => {
    document.body.classList.add('logged-in')
    return () => document.body.classList.remove('logged-in')
  }, [])
  return (
    <QueryRoot>
      <UploadsProvider>
        <header className="tall:sticky top-(--offline) z-35 border-b border-line bg-ground">
          <div className="mx-auto flex h-16 max-w-[1280px] items-center justify-between gap-4 px-4 md:px-6">
            <Brand />
            {isSetUp && isDesktop && <SearchBox className="mr-auto min-w-0 max-w-md flex-1" />}
            <div className="flex items-center gap-2">
              {isSetUp && !isDesktop && (
                <Link
                  to="/explorar"
                  state={{ search: true }}
                  aria-label={t('search.label')}
                  className="grid size-11 place-items-center rounded-full text-ink transition hover:bg-sunken"
                >
                  <Search aria-hidden size={22} />
                </Link>
              )}
              {wide && isSetUp && isDesktop && (
                <nav aria-label={t('nav.main')}>
                  <HeaderMenu />
                </nav>
              )}
              <AccountMenu />
            </div>
          </div>
        </header>
        {wide ? (
          <Outlet />
        ) : (
          <div className="app-columns">
            {isDesktop && (
              <div className="tall:sticky top-22 grid h-fit content-start gap-5">
                <Greeting />
                <nav aria-label={t('nav.main')}>
                  <SideMenu />
                </nav>
                <CategoryNav />
              </div>
            )}
            <Outlet />
          </div>
        )}
        {isSetUp && !isDesktop && <BottomBar />}
      </UploadsProvider>
    </QueryRoot>
  )
}
