import { useTranslation } from '../../lib/translation.tsx'
import { CancelAccountForm } from '../../features/deactivation/CancelAccountForm.tsx'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'

/** Cancels the account (P-deactivation-1). */
export default function CancelAccount() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('cancel.title')} text={t('cancel.text')}>
      {() => <CancelAccountForm exportPath="/user/settings/export" />}
    </SettingsPage>
  )
}
