import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../core/api.ts'
import { useCore } from '../core/context.tsx'
import { problemText } from '../core/problems.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { FormPage } from '../ui/FormPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'

type State = { at: 'working' } | { at: 'done'; email: string } | { at: 'failed'; why: string }

/** Makes a new e-mail count, by the token of the link that was mailed to it. It stands in the fragment, as in no log. */
export default function EmailConfirmation() {
  const { t, i18n } = useTranslation('settings')
  const { api } = useCore()
  const begun = useRef(false)
  const [state, setState] = useState<State>({ at: 'working' })

  useEffect(() => {
    // Once: an effect that runs twice would spend the token and then call it used.
    if (begun.current) return
    begun.current = true
    const token = location.hash.slice(1)
    api
      .call('confirmEmailChange', { body: { token } })
      .then(({ email }) => setState({ at: 'done', email }))
      .catch((error: unknown) => {
        const used = error instanceof ApiError && error.status < 500 && error.status !== 409
        setState({ at: 'failed', why: used ? t('confirmation.failed') : problemText(error, i18n) })
      })
  }, [api, i18n, t])

  return (
    <FormPage title={t('confirmation.title')}>
      <div role="status">
        {state.at === 'working' && (
          <p className="flex items-center gap-3">
            <Spinner /> {t('confirmation.working')}
          </p>
        )}
        {state.at === 'done' && (
          <p className="text-lg [overflow-wrap:anywhere]">{t('confirmation.done', { email: state.email })}</p>
        )}
        {state.at === 'failed' && <p className="text-lg">{state.why}</p>}
      </div>
      {state.at !== 'working' && (
        <ButtonLink to="/user/settings" className="justify-self-start">
          {t('confirmation.settings')}
        </ButtonLink>
      )}
    </FormPage>
  )
}
