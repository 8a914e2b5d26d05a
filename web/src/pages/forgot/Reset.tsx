import { useTranslation } from '../../lib/translation.tsx'
import { useParams } from 'react-router'
import { MailedLink } from '../../features/account/MailedLink.tsx'
import { useCore } from '../../lib/context.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { useSecondStep } from '../../features/two-step/useSecondStep.tsx'
import { BackToLogin } from '../../features/recovery/BackToLogin.tsx'

/** A valid link logs in and redirects to the password page (P-recovery-7). */
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
        loggedIn={t('reset.loggedIn')}
        used={
          <FormPage title={t('reset.usedTitle')} text={t('reset.usedText')} footer={<BackToLogin />}>
            <ButtonLink to="/forgot" size="lg" className="justify-self-start">
              {t('reset.again')}
            </ButtonLink>
          </FormPage>
        }
      />
      {dialog}
    </>
  )
}
