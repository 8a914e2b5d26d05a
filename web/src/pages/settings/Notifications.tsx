import type { Self } from '@brilla/contract/account'
import { notificationFlags } from '@brilla/contract/settings'
import { useTranslation } from 'react-i18next'
import { useCore } from '../../lib/context.tsx'
import { useSelfCache } from '../../features/settings/settings.data.ts'
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
  const { api } = useCore()
  const selfCache = useSelfCache()
  return (
    <SwitchList label={t('notifications.title')}>
      {notificationFlags.map((type) => (
        <SwitchRow
          key={type}
          label={t(`notifications.${type}`)}
          hint={t(`notifications.${type}Hint`)}
          on={self[type]}
          show={(on) => selfCache.show({ [type]: on })}
          send={(status) => api.call('setNotification', { body: { type, status } })}
        />
      ))}
    </SwitchList>
  )
}
