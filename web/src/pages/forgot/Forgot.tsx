import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isEmail } from '@brilla/contract/email'
import { formatCountdown } from '../../lib/useCountdown.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { BackToLogin } from '../../features/recovery/BackToLogin.tsx'
import { RecoverySent } from '../../features/recovery/RecoverySent.tsx'
import { useRecoveryRequest } from '../../features/recovery/useRecoveryRequest.ts'

/** Requests a recovery mail (P-recovery-1). */
export default function Forgot() {
  const { t } = useTranslation(['recovery', 'common'])
  const hydrated = useHydrated()
  const state = useLocation().state as { email?: string } | null
  const [typed, setTyped] = useState<string>()
  // Takes over the e-mail typed on the login or registration page, once hydrated.
  const email = typed ?? (hydrated ? (state?.email ?? '') : '')
  const recovery = useRecoveryRequest()
  const { errors, setErrors, busy, wait, unknown } = recovery

  async function submit(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    if (address === '') setErrors([{ field: 'email', message: t('error.correo_electronico') }])
    else if (!isEmail(address)) {
      setErrors([{ field: 'email', message: t('error.correo_electronico_invalido') }])
    } else await recovery.request(address)
  }

  if (recovery.sent) return <RecoverySent sent={recovery.sent} recovery={recovery} />
  return (
    <FormPage title={t('title')} text={t('text')} footer={<BackToLogin />}>
      <FormSummary errors={errors} />
      <WaitNotice left={wait.secondsLeft} />
      <Form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setTyped(event.target.value)}
          error={errors.find(({ field }) => field === 'email')?.message}
        />
        <Button type="submit" size="lg" busy={busy} disabled={wait.secondsLeft > 0}>
          {wait.secondsLeft > 0
            ? t('common:wait.button', { time: formatCountdown(wait.secondsLeft) })
            : t('submit')}
        </Button>
        {unknown && (
          <ButtonLink to="/register" variant="secondary" size="lg">
            {t('register')}
          </ButtonLink>
        )}
      </Form>
    </FormPage>
  )
}
