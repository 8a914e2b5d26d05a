import type { Self } from '@brilla/contract/account'
import { useTranslation } from 'react-i18next'
import { useCore } from '../core/context.tsx'
import { useOwnRecord } from './settings.data.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { SwitchList, SwitchRow } from './SwitchRow.tsx'

/** Agencies are not followed on a profile and do not post, so that two kinds of mail never come to them. */
const flags = {
  talento: ['followers', 'photos_videos', 'messages', 'following'],
  agencia: ['photos_videos', 'messages'],
} as const

/** Which notices come by mail as well (decision 21). */
export default function Notifications() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('notifications.title')} text={t('notifications.text')}>
      {(self) => <Flags self={self} />}
    </SettingsPage>
  )
}

function Flags({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  const { api } = useCore()
  const own = useOwnRecord()
  return (
    <SwitchList label={t('notifications.title')}>
      {flags[self.type ?? 'talento'].map((type) => (
        <SwitchRow
          key={type}
          label={t(`notifications.${type}`)}
          hint={t(`notifications.${type}Hint`)}
          on={self[type]}
          show={(on) => own.show({ [type]: on })}
          send={(status) => api.call('setNotification', { body: { type, status } })}
        />
      ))}
    </SwitchList>
  )
}
