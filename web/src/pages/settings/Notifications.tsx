import type { Self } from '@brilla/contract/accounts/account'
import { BellOff, BellRing } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { NotificationTable } from '../../features/onboarding/settings/NotificationTable.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/InlineError.tsx'
import { usePushState, useSetPush } from '../../features/notifications/notification/push/push.queries.ts'

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

/** Whether this device shows notifications, and the button that changes it (P-notifications-19). */
function PushDevice() {
  const { t, i18n } = useTranslation('notification')
  const state = usePushState()
  const { mutate, isPending, error } = useSetPush()
  const canChange = state === 'on' || state === 'off'
  const Icon = state === 'on' ? BellRing : BellOff
  return (
    <section
      aria-labelledby="push-device"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:flex sm:items-center sm:justify-between"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-quiet" />
        <div className="grid gap-0.5">
          <h2 id="push-device" className="font-sans text-base font-semibold">
            {t('push.device')}
          </h2>
          {/* As high while the state is unknown as with the usual one. */}
          <p role="status" className="min-h-10 text-sm text-quiet">
            {state && t(`push.${state}`)}
          </p>
          {error && <InlineError left={0}>{getErrorText(error, i18n)}</InlineError>}
        </div>
      </div>
      {(canChange || state === undefined) && (
        <Button
          variant="secondary"
          busy={isPending}
          disabled={!canChange}
          onClick={() => mutate(state === 'off')}
          className="shrink-0 justify-self-start"
        >
          {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </section>
  )
}
