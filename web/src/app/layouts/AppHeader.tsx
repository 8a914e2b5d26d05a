import { Search } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { HeaderMessages } from '../../features/conversations/message/HeaderMessages.tsx'
import { SearchBox } from '../../features/discovery/search/SearchBox.tsx'
import { HeaderBell } from '../../features/notifications/notification/HeaderBell.tsx'
import { useClaims } from '../../lib/context.tsx'
import { useShortcutHint } from '../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { Brand } from '../../ui/Brand.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LazyMenu } from '../../ui/LazyMenu.tsx'

/** The header of logged-in pages. On a phone the search is a link to `/explorar`, and there the field itself (P-pages-16). */
export function AppHeader() {
  const { t } = useTranslation()
  const hint = useShortcutHint()
  const isSetUp = !!useClaims()?.profileType
  const isDesktop = useMinWidth(768)
  const { pathname, key } = useLocation()
  /** The history entry on which the search was pressed: the field is there before `/explorar` is. */
  const [pressedAt, setPressedAt] = useState<string>()
  const isPressed = pressedAt === key
  const isExploring = /^\/explorar(\/|$)/.test(pathname)
  const hasField = isDesktop || isExploring || isPressed

  function openSearch(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Within the press: only then does a phone show its keyboard for a focused field.
    flushSync(() => setPressedAt(key))
  }

  return (
    <header className="max-md:in-[:root:has([data-full-screen])]:hidden tall:sticky top-(--offline-top) z-35 border-b border-line bg-ground">
      <div className="relative mx-auto flex h-16 max-w-[1280px] items-center justify-between gap-2 px-[16px] md:gap-4 md:px-6">
        <Brand compact={hasField} />
        {isSetUp && hasField && (
          <SearchBox focused={isPressed} className="mr-auto min-w-0 flex-1 md:max-w-md" />
        )}
        <div className="flex items-center gap-2">
          {isSetUp && !hasField && (
            <Link
              to="/explorar"
              onClick={openSearch}
              aria-label={t('search.label')}
              {...hint('search')}
              // As icons are, of the same size at any text size: with larger ones the header does not fit a phone.
              className="grid size-[44px] place-items-center rounded-full text-ink transition hover:bg-sunken"
            >
              <Search aria-hidden size={22} />
            </Link>
          )}
          {isSetUp && isDesktop && <HeaderMessages />}
          {isSetUp && <HeaderBell />}
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}

const loadPanel = () => import('./AccountMenuPanel.tsx')
const AccountMenuPanel = lazyComponent(loadPanel)

/** The menu of the account. */
function AccountMenu() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  return (
    <LazyMenu
      trigger={
        <button
          type="button"
          className="grid size-[44px] place-items-center rounded-full transition hover:bg-sunken"
        >
          <span className="sr-only">{t('nav.account')}</span>
          <PersonAvatar person={self} size="bar" />
        </button>
      }
      load={loadPanel}
    >
      {(opening) => <AccountMenuPanel {...opening} />}
    </LazyMenu>
  )
}
