import { Camera, ChartNoAxesColumn, FileText, Image, Link2, PenLine, Settings, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { buttonVariants } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { useCopyLink } from '../../../ui/use-copy-link.ts'
import { useSendEntry } from '../../../ui/use-send-entry.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { ImageUse } from './image-file.ts'
import type { Profile } from './profile.queries.ts'

const ImageDialog = lazyDialog(() => import('./ImageDialog.tsx'))

/** Menu for editing one's own profile; `compact`: on a phone its button shows only the icon. */
export function OwnerMenu({ profile, compact }: { profile: Profile; compact: boolean }) {
  const { t } = useTranslation(['profile', 'common'])
  const copyLink = useCopyLink()
  const sendEntry = useSendEntry()
  const [imageUse, setImageUse] = useState<ImageUse>()
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className={cn(buttonVariants('secondary'), compact && 'max-md:size-11 max-md:p-0')}
          >
            <Settings aria-hidden size={20} />
            <span className={compact ? 'max-md:sr-only' : undefined}>{t('settings.title')}</span>
          </button>
        }
        entries={[
          {
            kind: 'action',
            label: t('settings.profile'),
            icon: <Camera aria-hidden size={20} />,
            onSelect: () => setImageUse('profile'),
          },
          {
            kind: 'action',
            label: t('settings.cover'),
            icon: <Image aria-hidden size={20} />,
            onSelect: () => setImageUse('cover'),
          },
          {
            kind: 'link',
            to: '/user/settings',
            label: t('settings.edit'),
            icon: <PenLine aria-hidden size={20} />,
          },
          {
            kind: 'action',
            label: t('common:link.copy'),
            icon: <Link2 aria-hidden size={20} />,
            onSelect: () => copyLink(`/profile/${profile.user.profile_url}`),
          },
          sendEntry(`/profile/${profile.user.profile_url}`),
          {
            kind: 'link',
            to: '/user/view-as/talento',
            label: t('settings.viewAs'),
            icon: <Users aria-hidden size={20} />,
          },
          ...(profile.user.type === 'talento'
            ? [
                {
                  kind: 'link' as const,
                  to: '/user/insights',
                  label: t('settings.insights'),
                  icon: <ChartNoAxesColumn aria-hidden size={20} />,
                },
                {
                  kind: 'link' as const,
                  to: '/user/press-kit',
                  label: t('settings.pressKit'),
                  icon: <FileText aria-hidden size={20} />,
                },
              ]
            : []),
        ]}
      />
      {imageUse && <ImageDialog use={imageUse} user={profile.user} onClose={() => setImageUse(undefined)} />}
    </>
  )
}
