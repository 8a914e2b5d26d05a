import type { Self } from '@brilla/contract/accounts/account'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { UndoTypeOffer } from '../../features/accounts/account/UndoTypeOffer.tsx'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { SectionList } from '../../features/onboarding/settings/SectionList.tsx'
import { SelfBoundary } from '../../features/onboarding/settings/SettingsPage.tsx'

const ImageDialog = lazyDialog(() => import('../../features/people/profile/ImageDialog.tsx'))

/** Overview of the settings: the account and all sections; for agencies also photo and account settings. */
export default function Dashboard() {
  const { t } = useTranslation('settings')
  const { data: self, error, refetch } = useSelf()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid w-full max-w-[640px] content-start gap-8 px-4 pt-6 pb-28 md:px-0 md:pt-0 md:pb-16 lg:col-span-2"
    >
      <h1 className="text-3xl md:text-4xl">{t('dashboard.title')}</h1>
      <SelfBoundary self={self} error={error} onRetry={() => void refetch()}>
        {(self) => (
          <>
            <Who self={self} />
            <UndoTypeOffer self={self} />
            {!self.type && (
              <ButtonLink to="/register/select" className="justify-self-start">
                {t('dashboard.choose')}
              </ButtonLink>
            )}
            <nav aria-label={self.type === 'agencia' ? t('dashboard.configuration') : t('dashboard.title')}>
              <SectionList details />
            </nav>
          </>
        )}
      </SelfBoundary>
    </main>
  )
}

function Who({ self }: { self: Self }) {
  const { t } = useTranslation(['settings', 'profile'])
  const [changing, setChanging] = useState(false)
  const type = self.type ?? 'none'
  const name = self.agencyName ?? self.fullname
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <PersonAvatar person={{ ...self, fullname: name }} size="lg" />
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="font-display text-xl font-bold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-quiet [overflow-wrap:anywhere]">{self.email}</p>
        <p className="text-sm text-quiet">{t(`dashboard.${type}`)}</p>
      </div>
      {self.type && (
        <Button variant="secondary" icon={<Camera aria-hidden size={20} />} onClick={() => setChanging(true)}>
          {t(type === 'agencia' ? 'profile:settings.logo' : 'profile:settings.profile')}
        </Button>
      )}
      {changing && <ImageDialog use="profile" user={self} onClose={() => setChanging(false)} />}
    </div>
  )
}
