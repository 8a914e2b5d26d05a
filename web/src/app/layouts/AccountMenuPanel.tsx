import { Keyboard, LogOut } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { shortcutDialog } from '../../lib/shortcuts/open-shortcut-dialog.ts'
import { languages } from '../../lib/language.ts'
import { themes, useTheme } from '../../lib/theme.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useChunkErrorToast } from '../../ui/use-chunk-error-toast.ts'
import type { MenuOpening } from '../../ui/LazyMenu.tsx'
import { menuChoice, type MenuEntry } from '../../ui/menu-entry.ts'
import MenuPanel from '../../ui/MenuPanel.tsx'
import { useMenuLinks } from './use-menu-links.ts'

/** The open state of the menu of the account: links to its pages, language, theme, legal pages, logout. */
export default function AccountMenuPanel(opening: MenuOpening) {
  const { t } = useTranslation()
  const [theme, setTheme] = useTheme()
  const [language, changeLanguage] = useLanguage()
  const showChunkError = useChunkErrorToast()
  const links = useMenuLinks('account').map(({ icon: Icon, ...link }): MenuEntry => ({
    kind: 'link',
    ...link,
    icon: <Icon aria-hidden size={20} />,
  }))
  return (
    <MenuPanel
      {...opening}
      entries={[
        ...links,
        { kind: 'line' },
        menuChoice({
          label: t('language.label'),
          value: language,
          onChange: (next) => void changeLanguage(next).catch(showChunkError),
          options: languages.map((value) => ({ value, label: t(`language.${value}`) })),
        }),
        menuChoice({
          label: t('theme.label'),
          value: theme,
          onChange: setTheme,
          options: themes.map((value) => ({ value, label: t(`theme.${value}`) })),
        }),
        {
          kind: 'action',
          label: t('nav.shortcuts'),
          icon: <Keyboard aria-hidden size={20} />,
          onSelect: () => shortcutDialog.set('help'),
        },
        { kind: 'line' },
        { kind: 'link', to: '/terminos', label: t('nav.terms') },
        { kind: 'link', to: '/politicas-privacidad', label: t('nav.privacy') },
        { kind: 'link', to: '/politicas-cookies', label: t('nav.cookies') },
        { kind: 'link', to: '/contacto', label: t('nav.contact') },
        { kind: 'line' },
        { kind: 'link', to: '/logout', label: t('nav.logout'), icon: <LogOut aria-hidden size={20} /> },
      ]}
    />
  )
}
