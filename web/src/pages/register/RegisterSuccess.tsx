import { limits } from '@brilla/contract/limits'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { useHydrated } from '../../lib/useHydrated.ts'
import { clock, useCountdown } from '../../lib/useCountdown.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { clearDraft } from '../../features/account/registration.ts'
import {
  clearRegistered,
  storeRegistered,
  readRegistered,
  type Registered,
} from '../../features/account/registered.ts'

/** "Check your e-mail", right after registering (P-accounts-14). */
export default function RegisterSuccess() {
  const { t } = useTranslation('account')
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readRegistered() : null), [hydrated])
  const [resent, setResent] = useState<Registered | null>(null)
  const person = resent ?? kept
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const wait = useRateLimit('resend')
  const left = Math.max(useCountdown(person && person.sentAt + limits.resendSeconds * 1000), wait.secondsLeft)

  useEffect(() => {
    if (hydrated && !person) void navigate('/', { replace: true })
    return () => {
      // Survives a reload, but not leaving the page. The draft is kept for corrections.
      if (location.pathname === '/register/success') return
      clearRegistered()
      if (location.pathname !== '/register') clearDraft()
    }
  }, [hydrated, navigate, person])

  async function resend() {
    if (!person || busy || wait.secondsLeft > 0) return
    setBusy(true)
    setSent(false)
    try {
      await api.call('resendValidation', { body: { id: person.id, lang: translator.language() } })
      setResent(storeRegistered(person))
      setSent(true)
    } catch (error) {
      // P-accounts-18: a failed resend shows no message, and the button stays.
      wait.handleRateLimit(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormPage
      title={t('success.title')}
      text={person ? t('success.text', { email: person.email }) : t('success.wait')}
    >
      <p>{t('success.hint')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="secondary" busy={busy} disabled={left > 0 || !person} onClick={() => void resend()}>
          {left > 0 ? t('success.resendIn', { time: clock(left) }) : t('success.resend')}
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
