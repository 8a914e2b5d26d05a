import type { Self } from '@brilla/contract/account'
import { limits } from '@brilla/contract/limits'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelf } from '../../features/account/self.queries.ts'
import { isUnder } from '../../features/settings/age.ts'
import { useSettingToggle } from '../../features/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { SwitchList, SwitchRow } from '../../features/settings/SwitchRow.tsx'

/** Who can see e-mail and date of birth (P-minors-2, P-minors-6): adults choose, minors and agencies cannot. */
export default function PrivacySettings() {
  const { t } = useTranslation('settings')
  const { data: self } = useSelf()
  const chooses = self?.type === 'talento' && !isUnder(limits.ageAdult, self.birthdate)
  return (
    <SettingsPage title={t('privacy.title')} {...(chooses && { text: t('privacy.text') })}>
      {(self) => {
        if (self.type === 'agencia') return <Note>{t('privacy.agency')}</Note>
        if (isUnder(limits.ageAdult, self.birthdate)) return <Note>{t('privacy.minor')}</Note>
        return <PrivacySwitches self={self} />
      }}
    </SettingsPage>
  )
}

function PrivacySwitches({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SwitchList label={t('privacy.title')}>
        {(['showEmail', 'showBirthdate'] as const).map((name) => (
          <PrivacySwitch key={name} self={self} name={name} />
        ))}
      </SwitchList>
      <Note>{t('privacy.phone')}</Note>
    </>
  )
}

function PrivacySwitch({ self, name }: { self: Self; name: 'showEmail' | 'showBirthdate' }) {
  const { t } = useTranslation('settings')
  return (
    <SwitchRow
      label={t(`privacy.${name}`)}
      hint={t(`privacy.${name}Hint`)}
      {...useSettingToggle(self, name)}
    />
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
