import { limits } from '@brilla/contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { formatCountdown, useCountdown } from '../../../lib/use-countdown.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import type { RecoveryRequest } from './recovery-request.ts'

/** Confirms that the mail was sent; another can be requested after a minute (P-recovery-3). */
export function RecoverySent({
  sent,
  onResend,
  onForget,
}: {
  sent: RecoveryRequest
  onResend: (email: string) => Promise<void>
  onForget: () => void
}) {
  const { t } = useTranslation('recovery')
  const [again, setAgain] = useState(false)
  const { submit, summary, busy, secondsLeft } = useApiForm({
    validate: () => ({}),
    async send() {
      setAgain(false)
      await onResend(sent.email)
      setAgain(true)
    },
    getTextKey: (_, code) => `recovery:error.${code}`,
    rateLimit: 'recovery',
  })
  const left = Math.max(useCountdown(sent.sentAt + limits.resendSeconds * 1000), secondsLeft)

  return (
    <FormPage
      title={t('sent.title')}
      text={<span role="status">{t('sent.email_enviado', { email: sent.email })}</span>}
      footer={<BackToLogin />}
    >
      <FormSummary {...summary} />
      <WaitNotice left={secondsLeft} />
      <p>{t('sent.hint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} disabled={left > 0} onClick={() => void submit()}>
          {left > 0 ? t('sent.resendIn', { time: formatCountdown(left) }) : t('sent.resend')}
        </Button>
        <Button variant="quiet" onClick={onForget}>
          {t('sent.other')}
        </Button>
      </div>
      <p role="status" className="font-semibold text-good empty:hidden">
        {again && t('sent.resent')}
      </p>
    </FormPage>
  )
}
