import { Camera, Image, PenLine, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import type { PictureUse } from './pictureFile.ts'
import type { Profile } from './profile.queries.ts'

/** The menu with which owners change their profile. */
export function OwnerMenu({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const [pictureUse, setPictureUse] = useState<PictureUse>()
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={buttonVariants('secondary')}>
            <Settings aria-hidden size={20} />
            {t('settings.title')}
          </button>
        }
        entries={[
          {
            kind: 'action',
            label: t('settings.profile'),
            icon: <Camera aria-hidden size={20} />,
            onSelect: () => setPictureUse('profile'),
          },
          {
            kind: 'action',
            label: t('settings.cover'),
            icon: <Image aria-hidden size={20} />,
            onSelect: () => setPictureUse('cover'),
          },
          {
            kind: 'link',
            to: '/user/settings',
            label: t('settings.edit'),
            icon: <PenLine aria-hidden size={20} />,
          },
        ]}
      />
      {pictureUse && (
        <PictureDialog use={pictureUse} user={profile.user} onClose={() => setPictureUse(undefined)} />
      )}
    </>
  )
}
