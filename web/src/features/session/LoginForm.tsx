import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { safeRedirectPath } from '../../lib/safeRedirectPath.ts'
import { getErrorText } from '../../lib/errorText.ts'
import { formatCountdown } from '../../lib/useCountdown.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Choice.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary, type FormError } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** `providers`: buttons to log in with other providers, below the form. */
export default function LoginForm({ providers }: { providers?: ReactNode }) {
  const { t, i18n } = useTranslation(['session', 'common'])
  const { api, session } = useCore()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const known = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [typedEmail, setTypedEmail] = useState<string>()
  const emailField = useRef<HTMLInputElement>(null)
  const wait = useRateLimit('login')
  const ended = useSyncExternalStore(session.subscribe, session.hasEnded, () => false)

  useEffect(() => {
    // Takes over the e-mail typed on the registration page, unless the browser has filled the field in.
    if (emailField.current && !emailField.current.value) emailField.current.value = known
  }, [known])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = textIn(form, 'email').trim()
    const password = textIn(form, 'password')
    const missing: FormError[] = []
    if (!email) missing.push({ field: 'email', message: t('error.correo_electronico') })
    if (!password) missing.push({ field: 'password', message: t('error.contrasena') })
    setErrors(missing)
    if (missing.length > 0 || wait.secondsLeft > 0) return
    setBusy(true)
    try {
      const { token } = await api.call('authenticate', {
        body: { email, password, remember: form.get('remember') === 'on' },
      })
      session.login(token)
      await navigate(safeRedirectPath(search.get('next')) ?? '/', { replace: true })
    } catch (error) {
      if (!wait.handleRateLimit(error)) setErrors([toProblem(error)])
    } finally {
      setBusy(false)
    }
  }

  function toProblem(error: unknown): FormError {
    if (!(error instanceof ApiError)) return { message: getErrorText(error, i18n) }
    if (error.error === 'password') return { field: 'password', message: t('la_contrasena_parece') }
    if (error.error === 'credentials') return { field: 'email', message: t('parece_que_ese_correo') }
    return { message: getErrorText(error, i18n) }
  }

  const getFieldError = (field: string) => errors.find((problem) => problem.field === field)?.message

  return (
    <FormPage
      title={t('title')}
      text={t('text')}
      footer={
        <>
          <span className="text-quiet">{t('new')}</span>
          <Link to="/register" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('register')}
          </Link>
        </>
      }
    >
      {ended && (
        <p role="status" className="rounded-md bg-ember-tint px-4 py-3">
          {t('ended')}
        </p>
      )}
      <FormSummary errors={errors} />
      <WaitNotice left={wait.secondsLeft} />
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={emailField}
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          inputMode="email"
          onChange={(event) => setTypedEmail(event.target.value)}
          error={getFieldError('email')}
        />
        <PasswordField
          id="password"
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={getFieldError('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox name="remember" label={t('remember')} />
          <Link
            to="/forgot"
            state={{ email: typedEmail ?? known }}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('forgot')}
          </Link>
        </div>
        <Button type="submit" size="lg" busy={busy} disabled={wait.secondsLeft > 0}>
          {wait.secondsLeft > 0
            ? t('common:wait.button', { time: formatCountdown(wait.secondsLeft) })
            : t('submit')}
        </Button>
      </Form>
      {providers}
    </FormPage>
  )
}
