import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { ApiError } from '../../lib/api.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'

/**
 * Ends a session with the link of the mail about a new browser (P-sessions-17). Only when a button is pressed, because
 * mail scanners open links. The token is in the fragment, so that it never appears in a log.
 */
export default function EndSession() {
  const { t, i18n } = useTranslation('endSession')
  const { api } = useCore()
  const claims = useClaims()
  const [token] = useState(() => location.hash.slice(1))
  const [busy, setBusy] = useState(false)
  const [isEnded, setIsEnded] = useState(false)
  const [error, setError] = useState<unknown>()
  const isInvalid = !token || (error instanceof ApiError && error.status < 500)

  async function end() {
    setBusy(true)
    setError(undefined)
    await api.call('endSessionByLink', { body: { token } }).then(() => setIsEnded(true), setError)
    setBusy(false)
  }

  return (
    <FormPage title={t('title')} text={t('text')}>
      <div role="status" className="text-lg">
        {isEnded && t('done')}
        {isInvalid && t('used')}
      </div>
      {error !== undefined && !isInvalid && (
        <p role="alert" className="font-semibold text-wrong">
          {getErrorText(error, i18n)}
        </p>
      )}
      {isEnded || isInvalid ? (
        <ButtonLink to={claims ? '/user/password' : '/forgot'} size="lg" className="justify-self-start">
          {t('password')}
        </ButtonLink>
      ) : (
        <Button size="lg" busy={busy} onClick={() => void end()} className="justify-self-start">
          {t('submit')}
        </Button>
      )}
    </FormPage>
  )
}
