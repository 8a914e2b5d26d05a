import { Camera, Image, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../ui/Button.tsx'
import { Menu, MenuAction } from '../ui/Menu.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import type { PictureUse } from './picture.data.ts'
import type { Profile } from './profile.data.ts'

/** What the owner of a profile can change about it. */
export function OwnerMenu({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const [changing, setChanging] = useState<PictureUse>()
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={buttonLook('secondary')}>
            <Settings aria-hidden size={20} />
            {t('settings.title')}
          </button>
        }
      >
        <MenuAction icon={<Camera aria-hidden size={20} />} onSelect={() => setChanging('profile')}>
          {t('settings.profile')}
        </MenuAction>
        <MenuAction icon={<Image aria-hidden size={20} />} onSelect={() => setChanging('cover')}>
          {t('settings.cover')}
        </MenuAction>
      </Menu>
      {changing && (
        <PictureDialog use={changing} user={profile.user} onClose={() => setChanging(undefined)} />
      )}
    </>
  )
}
