import { useTranslation } from '../../lib/translation.tsx'
import { useParams } from 'react-router'
import { MailedLink } from '../../features/accounts/account/MailedLink.tsx'
import { useCore } from '../../lib/context.tsx'
import { useSecondStep } from '../../features/accounts/two-step/use-second-step.tsx'

/** A valid link logs in and redirects to the password page, at the press of its button (P-recovery-7). */
export default function Reset() {
  const { t } = useTranslation('recovery')
  const { api } = useCore()
  const { token = '' } = useParams()

  const { withCode, dialog } = useSecondStep()

  return (
    <>
      <MailedLink
        token={() => token}
        redeem={(token) =>
          withCode((code) => api.call('redeemRecovery', { params: { token }, query: code ? { code } : {} }))
        }
        to="/user/password"
        state={() => ({ isRecovery: true })}
        title={t('reset.title')}
        text={t('reset.text')}
        action={t('reset.action')}
        loggedIn={t('reset.loggedIn')}
        invalid={{ text: t('reset.used'), label: t('reset.again'), to: '/forgot' }}
      />
      {dialog}
    </>
  )
}
