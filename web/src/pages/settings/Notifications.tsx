import type { Self } from '@brilla/contract/account'
import { type NotificationFlag, notificationFlags } from '@brilla/contract/notification-flags'
import { useTranslation } from 'react-i18next'
import { useNotificationToggle } from '../../features/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { SwitchList, SwitchRow } from '../../features/settings/SwitchRow.tsx'

/** Which notifications are also sent by e-mail (P-notifications-1); talents only (P-settings-2). */
export default function Notifications() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage talentOnly title={t('notifications.title')} text={t('notifications.text')}>
      {(self) => <Flags self={self} />}
    </SettingsPage>
  )
}

function Flags({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  return (
    <SwitchList label={t('notifications.title')}>
      {notificationFlags.map((type) => (
        <Flag key={type} self={self} type={type} />
      ))}
    </SwitchList>
  )
}

function Flag({ self, type }: { self: Self; type: NotificationFlag }) {
  const { t } = useTranslation('settings')
  return (
    <SwitchRow
      label={t(`notifications.${type}`)}
      hint={t(`notifications.${type}Hint`)}
      {...useNotificationToggle(self, type)}
    />
  )
}
