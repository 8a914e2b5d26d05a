import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { useInlineError } from '../../lib/use-inline-error.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { InlineError } from '../../ui/InlineError.tsx'

/**
 * Confirms a new e-mail with the token of the mailed link, when the button is pressed (P-accounts-36). The token is in the
 * fragment, so that it never appears in a log.
 */
export default function EmailChangeConfirmation() {
  const { t, i18n } = useTranslation(['settings', 'common'])
  const { api } = useCore()
  const { error, secondsLeft, setError, clearError } = useInlineError('mailedLink')
  const navigate = useNavigate()
  // Kept in the history entry: the link works once, and the page may be reloaded.
  const { email } = (useLocation().state ?? {}) as { email?: string }
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function confirm() {
    setBusy(true)
    clearError()
    try {
      const { email } = await api.call('confirmEmailChange', { body: { token: location.hash.slice(1) } })
      await navigate('/register/email', { replace: true, state: { email } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) setError(error)
      else setRefusal(error.status === 409 ? getErrorText(error, i18n) : t('confirmation.failed'))
    }
    setBusy(false)
  }

  const outcome = email === undefined ? refusal : t('confirmation.done', { email })
  return (
    <FormPage title={t('confirmation.title')} text={outcome ? '' : t('confirmation.text')}>
      <div role="status" className="text-lg [overflow-wrap:anywhere]">
        {outcome}
      </div>
      <InlineError left={secondsLeft}>{error}</InlineError>
      {outcome ? (
        <SettingsOrLoginLink />
      ) : (
        <Button
          size="lg"
          busy={busy}
          disabled={secondsLeft > 0}
          onClick={() => void confirm()}
          className="justify-self-start"
        >
          {t('confirmation.action')}
        </Button>
      )}
    </FormPage>
  )
}

/** Link to the settings, through the login if needed. */
function SettingsOrLoginLink() {
  const { t } = useTranslation(['settings', 'common'])
  const claims = useClaims()
  return claims ? (
    <ButtonLink to="/user/settings" className="justify-self-start">
      {t('confirmation.settings')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/login?next=/user/settings" className="justify-self-start">
      {t('common:nav.login')}
    </ButtonLink>
  )
}
