import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { trimInvisible } from '@brilla/contract/platform/text'
import { limits } from '@brilla/contract/platform/limits'
import { BackToLogin } from '../../features/accounts/recovery/BackToLogin.tsx'
import {
  clearRecoveryRequest,
  readRecoveryRequest,
  type RecoveryRequest,
  storeRecoveryRequest,
} from '../../features/accounts/recovery/recovery-request.ts'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { checkEmail, collectErrors } from '../../lib/field-rules.ts'
import type { CodedError } from '../../lib/form-errors.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useApiForm } from '../../lib/use-api-form.ts'
import { formatCountdown, useCountdown } from '../../lib/use-countdown.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { FormButton } from '../../ui/FormButton.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'

/** Not registered, or not confirmed: both are about the e-mail. */
function readRecoveryErrors(error: unknown): readonly CodedError[] | undefined {
  const code = error instanceof ApiError ? error.error : ''
  return code === 'user' || code === 'validated' ? [{ field: 'email', code }] : undefined
}

/** Requests a recovery mail (P-recovery-1). */
export default function Forgot() {
  const { t } = useTranslation('recovery')
  const recovery = useRecoveryRequest()
  const { form, submit, summary, busy, secondsLeft, register, getErrorCode } = useApiForm<{ email: string }>({
    validate: ({ email }) => collectErrors({ email: checkEmail(email) }),
    send: ({ email }) => recovery.request(trimInvisible(email)),
    readErrors: readRecoveryErrors,
    getTextKey: (_, code) =>
      code === 'user' || code === 'validated'
        ? `recovery:parece_que_ese_correo2.${code}`
        : `recovery:error.${code}`,
    rateLimit: 'recovery',
  })

  const known = (useLocation().state as { email?: string } | null)?.email
  useEffect(() => {
    // Takes over the e-mail typed on the login or registration page.
    if (known && !form.getValues().email) form.setValue('email', known)
  }, [form, known])

  if (recovery.sent) {
    return <RecoverySent sent={recovery.sent} onResend={recovery.request} onForget={recovery.forget} />
  }
  return (
    <FormPage title={t('title')} text={t('text')} footer={<BackToLogin />}>
      <FormSummary {...summary} />
      <WaitNotice left={secondsLeft} />
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          {...register('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          inputMode="email"
        />
        <FormButton type="submit" size="lg" saving={{ busy, secondsLeft }}>
          {t('submit')}
        </FormButton>
        {getErrorCode('email') === 'user' && (
          <ButtonLink to="/register" variant="secondary" size="lg">
            {t('register')}
          </ButtonLink>
        )}
      </Form>
    </FormPage>
  )
}

/** Requests recovery mails and tells which one was sent last. */
function useRecoveryRequest() {
  const { api, translator } = useCore()
  const hydrated = useHydrated()
  const stored = useMemo(() => (hydrated ? readRecoveryRequest() : null), [hydrated])
  const [requested, setRequested] = useState<RecoveryRequest | null>()

  useEffect(
    () => () => {
      // Survives a reload, but not leaving the page.
      if (location.pathname !== '/forgot') clearRecoveryRequest()
    },
    [],
  )

  return {
    sent: requested === undefined ? stored : requested,
    async request(email: string): Promise<void> {
      await api.call('requestRecovery', { body: { email, lang: translator.language() } })
      setRequested(storeRecoveryRequest(email))
    },
    forget() {
      clearRecoveryRequest()
      setRequested(null)
    },
  }
}

/** Confirms that the mail was sent; another can be requested after a minute (P-recovery-3). */
function RecoverySent({
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
