import { limits } from '@brilla/contract/platform/limits'
import { useState, useTransition } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { formatCountdown, useCountdown } from '../../../lib/use-countdown.ts'
import { useRateLimit } from '../../../lib/use-rate-limit.ts'
import { Button } from '../../../ui/Button.tsx'

/** Sends the mail to confirm an address again. The refused login has just sent one (P-sessions-2), so the first wait is for that. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('session')
  const { api, translator } = useCore()
  const [sentAt, setSentAt] = useState(Date.now)
  const [isSent, setIsSent] = useState(false)
  const [busy, startResend] = useTransition()
  const wait = useRateLimit('resend')
  const secondsLeft = Math.max(useCountdown(sentAt + limits.resendSeconds * 1000), wait.secondsLeft)

  function resend() {
    if (busy || secondsLeft > 0) return
    setIsSent(false)
    startResend(async () => {
      try {
        await api.call('resendValidation', { body: { email, lang: translator.language() } })
        setSentAt(Date.now())
        setIsSent(true)
      } catch (error) {
        // Without a message, as after the registration (P-accounts-18): the button stays.
        wait.handleRateLimit(error)
      }
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={busy} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? t('resend.in', { time: formatCountdown(secondsLeft) }) : t('resend.send')}
      </Button>
      <p role="status" className="font-semibold text-good">
        {isSent && t('resend.sent')}
      </p>
    </div>
  )
}
