import { limits } from '@brilla/contract/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { announce } from '../core/announce.ts'
import { useCore } from '../core/context.tsx'
import { useCountdown } from '../core/useCountdown.ts'
import { Button } from '../ui/Button.tsx'
import { FormPage } from '../ui/FormPage.tsx'
import { dropRegistered, readRegistered, type Registered } from './registered.ts'

/** Check your e-mail; for who has just registered, and gone when they leave. */
export default function RegisterSuccess() {
  const { t } = useTranslation('account')
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const [person, setPerson] = useState<Registered | null>(null)
  const [until, setUntil] = useState<number | null>(null)
  const left = useCountdown(until)

  useEffect(() => {
    const registered = readRegistered()
    if (!registered) {
      void navigate('/', { replace: true })
      return
    }
    setPerson(registered)
    setUntil(Date.now() + limits.resendSeconds * 1000)
    return () => {
      // A reload keeps the record; going somewhere else ends it.
      if (location.pathname !== '/register/success') dropRegistered()
    }
  }, [navigate])

  async function resend() {
    if (!person) return
    setUntil(Date.now() + limits.resendSeconds * 1000)
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
        {left > 0 ? t('success.resendIn', { seconds: left }) : t('success.resend')}
      </Button>
    </FormPage>
  )
}
