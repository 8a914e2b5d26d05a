import { type ContextType, useEffect } from 'react'
import { NavLink, Outlet } from 'react-router'
import { categories } from '@brilla/contract/people/categories'
import { Greeting } from '../../features/accounts/account/Greeting.tsx'
import { LazyAddToListDialog } from '../../features/casting/list/LazyAddToListDialog.tsx'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'
import { AddToListContext } from '../../features/people/report/add-to-list-context.ts'
import { TermsGate } from '../../features/safety/terms/TermsGate.tsx'
import { useClaims } from '../../lib/context.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { QueryRoot } from '../QueryRoot.tsx'
import { GlobalShortcuts } from '../shortcuts/GlobalShortcuts.tsx'
import { AppHeader } from './AppHeader.tsx'
import { BottomBar, SideMenu } from './Navigation.tsx'

/**
 * The layout of logged-in pages, with the navigation in the same place on all of them (P-design-12). A page renders
 * `Columns` into it, or its own content across the other columns.
 */
export default function AppLayout() {
  const { t } = useTranslation()
  const type = useClaims()?.profileType
  const isSetUp = !!type
  const isDesktop = useMinWidth(768)
  useEffect(() => {
    document.body.classList.add('logged-in')
    return () => document.body.classList.remove('logged-in')
  }, [])
  return (
    <QueryRoot>
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
        <AddToListContext value={type === 'agencia' ? renderAddToList : null}>
          <TermsGate>
            <Outlet />
          </TermsGate>
        </AddToListContext>
      </div>
      {isSetUp && !isDesktop && <BottomBar />}
      {isSetUp && <GlobalShortcuts />}
    </QueryRoot>
  )
}

const renderAddToList: ContextType<typeof AddToListContext> = (people, onClose) => (
  <LazyAddToListDialog people={people} onClose={onClose} />
)

/** Links to the eight categories. */
function CategoryNav() {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="categories" className="grid gap-1.5 px-4 text-quiet">
      <h2 id="categories" className="text-base">
        {t('nav.categories')}
      </h2>
      <ul className="grid text-sm">
        {categories.map(({ slug }) => (
          <li key={slug}>
            <NavLink
              to={`/explorar/${slug}`}
              className="flex min-h-8.5 items-center gap-2.5 no-underline hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <CategoryMark hue={slug} />
              {t(`category.${slug}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
