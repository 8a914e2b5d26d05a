import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useLocation } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { useInlineError } from '../../lib/use-inline-error.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { InlineError } from '../../ui/InlineError.tsx'

/**
 * Sends the objection of a minor's guardian to the moderators, when the button is pressed (P-minors-15). The token is in the
 * fragment, so that it never appears in a log.
 */
export default function Guardian() {
  const { t } = useTranslation('contact')
  const { api } = useCore()
  const token = useLocation().hash.slice(1)
  const { error, secondsLeft, setError, clearError } = useInlineError('guardian')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'done' | 'invalid' | undefined>(token ? undefined : 'invalid')

  async function object() {
    setBusy(true)
    clearError()
    try {
      await api.call('objectAsGuardian', { body: { token } })
      setOutcome('done')
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) setOutcome('invalid')
      else setError(error)
    }
    setBusy(false)
  }

  return (
    <FormPage title={t('guardian.title')} text={outcome ? '' : t('guardian.text')}>
      <div role="status" className="text-lg">
        {outcome && t(`guardian.${outcome}`)}
      </div>
      <InlineError left={secondsLeft}>{error}</InlineError>
      {outcome ? (
        <ButtonLink to="/contacto" className="justify-self-start">
          {t('guardian.contact')}
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          busy={busy}
          disabled={secondsLeft > 0}
          onClick={() => void object()}
          className="justify-self-start"
        >
          {t('guardian.action')}
        </Button>
      )}
    </FormPage>
  )
}
