import { limits } from '@brilla/contract/limits'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { announce } from '../core/announce.ts'
import { useCore } from '../core/context.tsx'
import { useHydrated } from '../core/useHydrated.ts'
import { clock, useCountdown } from '../core/useCountdown.ts'
import { Button } from '../ui/Button.tsx'
import { FormPage } from '../ui/FormPage.tsx'
import { dropRegistered, keepRegistered, readRegistered, type Registered } from './registered.ts'

/** Check your e-mail; for who has just registered, and gone when they leave. */
export default function RegisterSuccess() {
  const { t } = useTranslation('account')
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readRegistered() : null), [hydrated])
  const [resent, setResent] = useState<Registered | null>(null)
  const person = resent ?? kept
  const left = useCountdown(person && person.sentAt + limits.resendSeconds * 1000)

  useEffect(() => {
    if (hydrated && !person) void navigate('/', { replace: true })
    return () => {
      // A reload keeps the record; going somewhere else ends it.
      if (location.pathname !== '/register/success') dropRegistered()
    }
  }, [hydrated, navigate, person])

  async function resend() {
    if (!person) return
    setResent(keepRegistered(person))
    // A resend that fails does so silently (platform.md section 8).
    await api
      .call('resendValidation', { body: { id: person.id, lang: translator.language() } })
      .catch(() => undefined)
    announce(t('success.sent'))
  }

  return (
    <FormPage
      title={t('success.title')}
      text={person ? t('success.text', { email: person.email }) : t('success.wait')}
    >
      <p>{t('success.hint')}</p>
      <Button kind="secondary" disabled={left > 0 || !person} onClick={resend} className="justify-self-start">
        {left > 0 ? t('success.resendIn', { time: clock(left) }) : t('success.resend')}
      </Button>
    </FormPage>
  )
}
