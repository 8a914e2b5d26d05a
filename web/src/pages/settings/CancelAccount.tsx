import { useTranslation } from '../../lib/translation.tsx'
import { CancelAccountForm } from '../../features/data-rights/deactivation/CancelAccountForm.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'

/** Cancels the account (P-deactivation-1). */
export default function CancelAccount() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('cancel.title')} text={t('cancel.text')}>
      {() => <CancelAccountForm exportPath="/user/settings/export" />}
    </SettingsPage>
  )
}
