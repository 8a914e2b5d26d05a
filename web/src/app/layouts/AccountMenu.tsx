import { useTranslation } from '../../lib/translation.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LazyMenu } from '../../ui/LazyMenu.tsx'

const load = () => import('./AccountMenuPanel.tsx')
const AccountMenuPanel = lazyComponent(load)

/** The menu of the account. */
export function AccountMenu() {
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
      load={load}
    >
      {(opening) => <AccountMenuPanel {...opening} />}
    </LazyMenu>
  )
}
