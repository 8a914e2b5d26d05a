import { limits } from '@brilla/contract/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountdown, useCountdown } from '../../lib/useCountdown.ts'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import type { Requested } from './requested.ts'
import type { useRecoveryRequest } from './useRecoveryRequest.ts'

/** Confirms that the mail was sent; another can be requested after a minute (P-recovery-3). */
export function RecoverySent({
  sent,
  recovery: { request, forget, errors, busy, wait },
}: {
  sent: Requested
  recovery: ReturnType<typeof useRecoveryRequest>
}) {
  const { t } = useTranslation('recovery')
  const left = Math.max(useCountdown(sent.sentAt + limits.resendSeconds * 1000), wait.secondsLeft)

  const [again, setAgain] = useState(false)

  async function resend() {
    setAgain(await request(sent.email))
  }

  return (
    <FormPage
      title={t('sent.title')}
      text={<span role="status">{t('sent.email_enviado', { email: sent.email })}</span>}
      footer={<BackToLogin />}
    >
      <FormSummary errors={errors} />
      <WaitNotice left={wait.secondsLeft} />
      <p>{t('sent.hint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} disabled={left > 0} onClick={() => void resend()}>
          {left > 0 ? t('sent.resendIn', { time: formatCountdown(left) }) : t('sent.resend')}
        </Button>
        <Button variant="quiet" onClick={forget}>
          {t('sent.other')}
        </Button>
      </div>
      <p role="status" className="font-semibold text-good empty:hidden">
        {again && t('sent.resent')}
      </p>
    </FormPage>
  )
}
