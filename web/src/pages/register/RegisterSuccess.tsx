import { limits } from '@brilla/contract/platform/limits'
import { useEffect, useMemo, useState, useTransition } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link, useNavigate } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { toRegistrationIntent } from '../../lib/intent.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { formatCountdown, useCountdown } from '../../lib/use-countdown.ts'
import { useRateLimit } from '../../lib/use-rate-limit.ts'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { clearDraft } from '../../features/accounts/account/registration-form.ts'
import {
  clearRegistered,
  storeRegistered,
  readRegistered,
  type Registered,
} from '../../features/accounts/account/stored-registration.ts'

/** "Check your e-mail", right after registering (P-accounts-14). */
export default function RegisterSuccess() {
  const { t } = useTranslation('account')
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const stored = useMemo(() => (hydrated ? readRegistered() : null), [hydrated])
  const [resent, setResent] = useState<Registered | null>(null)
  const registration = resent ?? stored
  const [busy, startResend] = useTransition()
  const [sent, setSent] = useState(false)
  const wait = useRateLimit('resend')
  const secondsLeft = Math.max(
    useCountdown(registration && registration.sentAt + limits.resendSeconds * 1000),
    wait.secondsLeft,
  )

  useEffect(() => {
    if (hydrated && !registration) void navigate('/', { replace: true })
    return () => {
      // Survives a reload, but not leaving the page. The draft is kept for corrections.
      if (location.pathname === '/register/success') return
      clearRegistered()
      if (location.pathname !== '/register') clearDraft()
    }
  }, [hydrated, navigate, registration])

  function resend() {
    if (!registration || busy || wait.secondsLeft > 0) return
    setSent(false)
    startResend(async () => {
      try {
        const body = { id: registration.id, lang: translator.language(), intent: toRegistrationIntent() }
        await api.call('resendValidation', { body })
        setResent(storeRegistered(registration))
        setSent(true)
      } catch (error) {
        // P-accounts-18: a failed resend shows no message, and the button stays.
        wait.handleRateLimit(error)
      }
    })
  }

  return (
    <FormPage
      title={t('success.title')}
      text={registration ? t('success.text', { email: registration.email }) : t('success.wait')}
    >
      <p>{t('success.hint')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={busy} disabled={secondsLeft > 0 || !registration} onClick={resend}>
          {secondsLeft > 0
            ? t('success.resendIn', { time: formatCountdown(secondsLeft) })
            : t('success.resend')}
        </Button>
        <p role="status" className="font-semibold text-good">
          {sent && t('success.sent')}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
        <span className="text-quiet">{t('success.mistyped')}</span>
        <Link to="/register" className="inline-flex min-h-11 items-center font-semibold underline">
          {t('success.correct')}
        </Link>
      </p>
    </FormPage>
  )
}
