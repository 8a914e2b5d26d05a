import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCore } from '../core/context.tsx'
import { FormPage } from '../ui/FormPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Exchanges the token of the mailed link, which stands in the fragment so that no server's log ever holds it. */
export default function RegisterConfirmation() {
  const { t } = useTranslation('account')
  const { api, session } = useCore()
  const navigate = useNavigate()
  const begun = useRef(false)

  useEffect(() => {
    // Once: an effect that runs twice would spend the token and then call it used.
    if (begun.current) return
    begun.current = true
    const token = location.hash.slice(1)
    void exchange(token).then((to) => navigate(to, { replace: true }))

    async function exchange(token: string): Promise<string> {
      if (!token) return '/'
      try {
        session.login((await api.call('confirmUser', { params: { token } })).token)
        return '/register/select'
      } catch {
        // The second click on a link finds its person logged in already (decision 12).
        return session.claims() ? '/register/select' : '/'
      }
    }
  }, [api, navigate, session])

  return (
    <FormPage title={t('confirmation.title')}>
      <p role="status" className="flex items-center gap-3">
        <Spinner /> {t('confirmation.text')}
      </p>
    </FormPage>
  )
}
