import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import type { Audience, MenuLink, MenuName } from '../../lib/page.ts'
import type { Claims } from '../../lib/session.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { memberPages } from '../member-pages.ts'

const links = memberPages
  .flatMap(({ path, audience, menu = [] }) => menu.map((link) => ({ audience, path, ...link })))
  .toSorted((one, other) => one.order - other.order)

interface OpenLink {
  to: string
  label: string
  icon: MenuLink['icon']
}

/** The links of a menu to the pages that the reader can open, as the page modules declare them. */
export function useMenuLinks(menu: MenuName): OpenLink[] {
  const type = useClaims()?.profileType
  const { data: self } = useSelf()
  const [language] = useLanguage()
  return links
    .filter(
      ({ menus, audience, moderators }) =>
        menus.includes(menu) && isForType(audience, type) && (!moderators || self?.canModerate),
    )
    .map(({ path, label, icon }) => ({
      to: path.replace(':id', self?.profile_url ?? ''),
      label: label[language],
      icon,
    }))
}

/** Whether a logged-in account belongs to the audience; its type is empty until it is chosen. */
function isForType(audience: Audience, type: Claims['profileType'] | undefined): boolean {
  return audience === 'user' || (audience === 'member' ? !!type : audience === type)
}
