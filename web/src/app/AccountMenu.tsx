import { LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../core/context.tsx'
import { crop } from '../core/image.ts'
import { languages } from '../core/language.ts'
import { useSelf } from '../core/query.tsx'
import { themes, useTheme } from '../core/theme.ts'
import { useLanguage } from '../core/useLanguage.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Menu, MenuChoice, MenuLine, MenuLink } from '../ui/Menu.tsx'

/** What concerns the account and this browser, behind one's own face. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  const picture = useClaims()?.profileImage
  const [theme, setTheme] = useTheme()
  const [language, changeLanguage] = useLanguage()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full transition hover:bg-sunken"
        >
          <span className="sr-only">{t('nav.account')}</span>
          <Avatar name={self?.fullname ?? ''} picture={picture ? crop(picture, 36, 36) : null} size="sm" />
        </button>
      }
    >
      {self?.type && (
        <>
          <MenuLink to={`/profile/${self.profile_url}`} icon={<UserRound aria-hidden size={20} />}>
            {self.type === 'talento' ? t('nav.profile') : t('nav.agency')}
          </MenuLink>
          <MenuLine />
        </>
      )}
      <MenuChoice
        label={t('language.label')}
        value={language}
        onChange={changeLanguage}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <MenuChoice
        label={t('theme.label')}
        value={theme}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      <MenuLine />
      <MenuLink to="/terminos">{t('nav.terms')}</MenuLink>
      <MenuLink to="/politicas-privacidad">{t('nav.privacy')}</MenuLink>
      <MenuLink to="/politicas-cookies">{t('nav.cookies')}</MenuLink>
      <MenuLine />
      <MenuLink to="/logout" icon={<LogOut aria-hidden size={20} />}>
        {t('nav.logout')}
      </MenuLink>
    </Menu>
  )
}
