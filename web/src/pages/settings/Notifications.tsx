import type { Self } from '@brilla/contract/accounts/account'
import { useTranslation } from '../../lib/translation.tsx'
import { PushDevice } from '../../features/notifications/notification/push/PushDevice.tsx'
import { NotificationTable } from '../../features/onboarding/settings/NotificationTable.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'

/** Which notifications are sent where (P-notifications-1). */
export default function Notifications() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('notifications.title')} text={t('notifications.text')}>
      {(self: Self) => (
        <>
          <NotificationTable self={self} />
          <PushDevice />
        </>
      )}
    </SettingsPage>
  )
}
