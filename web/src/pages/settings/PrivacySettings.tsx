import type { Self } from '@brilla/contract/account'
import { limits } from '@brilla/contract/limits'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelf } from '../../features/account/self.queries.ts'
import { AudienceRow } from '../../features/settings/AudienceRow.tsx'
import { isUnder } from '../../features/account/age.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { SwitchList } from '../../features/settings/SwitchRow.tsx'

/** Who can see e-mail and date of birth (P-minors-8, P-minors-6): adults choose, minors and agencies cannot. */
export default function PrivacySettings() {
  const { t } = useTranslation('settings')
  const { data: self } = useSelf()
  const chooses = self?.type === 'talento' && !isUnder(limits.ageAdult, self.birthdate)
  return (
    <SettingsPage title={t('privacy.title')} {...(chooses && { text: t('privacy.text') })}>
      {(self) => {
        if (self.type === 'agencia') return <Note>{t('privacy.agency')}</Note>
        if (isUnder(limits.ageAdult, self.birthdate)) return <Note>{t('privacy.minor')}</Note>
        return <AudienceChoices self={self} />
      }}
    </SettingsPage>
  )
}

function AudienceChoices({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SwitchList label={t('privacy.title')}>
        <AudienceRow self={self} name="showEmail" />
        <AudienceRow self={self} name="showBirthdate" />
      </SwitchList>
      <Note>{t('privacy.phone')}</Note>
    </>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="flex gap-3 rounded-lg bg-sunken p-4">
      <ShieldCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-good" />
      <span>{children}</span>
    </p>
  )
}
