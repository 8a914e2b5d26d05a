import { notificationFlags } from '@brilla/contract/notifications/notification-flags'
import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'

/**
 * Turns off one kind of mail with the link of such a mail (P-notifications-17). Only when a button is pressed, because mail
 * scanners open links.
 */
export default function Unsubscribe() {
  const { t, i18n } = useTranslation('unsubscribe')
  const { api } = useCore()
  const token = useSearchParams()[0].get('t') ?? ''
  const [busy, setBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [error, setError] = useState<unknown>()
  const flag = notificationFlags.find((one) => token.startsWith(`${one}.`))
  const isInvalid = !flag || (error instanceof ApiError && error.status === 404)

  async function unsubscribe() {
    setBusy(true)
    setError(undefined)
    await api.call('unsubscribe', { body: { token } }).then(() => setIsDone(true), setError)
    setBusy(false)
  }

  return (
    <FormPage title={t('title')} text={flag && !isInvalid && !isDone ? t(`what.${flag}`) : ''}>
      <div>
        <div role="status" className="text-lg not-empty:pb-6">
          {isDone && t('done')}
          {isInvalid && t('invalid')}
        </div>
        {error !== undefined && !isInvalid && (
          <p role="alert" className="pb-6 font-semibold text-wrong">
            {getErrorText(error, i18n)}
          </p>
        )}
        {isDone || isInvalid ? (
          <ButtonLink to="/user/settings/notifications" size="lg">
            {t('settings')}
          </ButtonLink>
        ) : (
          <Button size="lg" busy={busy} onClick={() => void unsubscribe()}>
            {t('submit')}
          </Button>
        )}
      </div>
    </FormPage>
  )
}
