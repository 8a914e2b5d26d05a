import { trimInvisible } from '@brilla/contract/platform/text'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ProviderButtons, useProviders } from '../../features/accounts/oauth/ProviderButtons.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { collectErrors } from '../../lib/field-rules.ts'
import type { CodedError } from '../../lib/form-errors.ts'
import { getPathAfterLogin, restrictIntentAfterLogin } from '../../lib/intent.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { useEntryPath } from '../../lib/use-entry-path.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PasskeyButton } from '../../features/accounts/passkey/PasskeyButton.tsx'
import { usePasskeyAutofill } from '../../features/accounts/passkey/use-passkey-autofill.ts'
import type { PasskeyCredential } from '../../features/accounts/passkey/webauthn.ts'
import { useSecondStep } from '../../features/accounts/two-step/use-second-step.tsx'
import { ResendConfirmation } from '../../features/accounts/session/ResendConfirmation.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { StorageNotice } from '../../ui/StorageNotice.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'

interface LoginValues {
  email: string
  password: string
  remember: boolean
}

/** The fields of a refused login (P-sessions-1), by the code of the refusal. */
const refusedFields: Record<string, keyof LoginValues> = { password: 'password', credentials: 'email' }
const refusedTexts: Record<string, string> = {
  password: 'session:la_contrasena_parece',
  credentials: 'session:parece_que_ese_correo',
}

/** The page of a post, which guests open from a link that was sent to them. */
const postPath = /^\/noticias\/./

function readLoginErrors(error: unknown): readonly CodedError[] | undefined {
  const code = error instanceof ApiError ? error.error : ''
  const field = refusedFields[code]
  return field && [{ field, code }]
}

export default function Login() {
  const { t } = useTranslation('session')
  const { api, session } = useCore()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const registration = useEntryPath('/register')
  const ended = useSyncExternalStore(session.subscribe, session.hasEnded, () => false)
  const leadsToPost = useHydrated() && postPath.test(search.get('next') ?? '')
  const { withCode, dialog } = useSecondStep()
  /** The address of the last login that was refused because it is not confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string>()

  async function enter(token: string) {
    session.login(token)
    const [next, type] = [search.get('next'), session.claims()?.profileType ?? null]
    if (type) restrictIntentAfterLogin(next)
    await navigate(getPathAfterLogin(next, type), { replace: true })
  }

  const { form, submit, summary, busy, secondsLeft, register, control } = useApiForm<LoginValues>({
    validate: ({ email, password }) =>
      collectErrors({
        email: trimInvisible(email) ? undefined : 'correo_electronico',
        password: password ? undefined : 'contrasena',
      }),
    async send({ email, ...values }) {
      const entered = await withCode((code) =>
        api.call('authenticate', { body: { email: trimInvisible(email), ...values, ...(code && { code }) } }),
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.error === 'validated') setUnconfirmed(trimInvisible(email))
        throw error
      })
      await enter(entered.token)
    },
    readErrors: readLoginErrors,
    getTextKey: (_, code) => refusedTexts[code] ?? `session:error.${code}`,
    rateLimit: 'login',
  })

  /** Instead of password and code (P-sessions-19). */
  async function enterWithPasskey(credential: PasskeyCredential) {
    const { remember } = form.getValues()
    await enter((await api.call('authenticateWithPasskey', { body: { credential, remember } })).token)
  }
  usePasskeyAutofill(enterWithPasskey)

  const known = (useLocation().state as { email?: string } | null)?.email
  useEffect(() => {
    // Takes over the e-mail typed on the registration page, unless the browser has filled the field in.
    if (known && !form.getValues().email) form.setValue('email', known)
  }, [form, known])

  // Another error, such as of an empty field, is about the next attempt.
  const isUnconfirmed =
    unconfirmed !== undefined &&
    unconfirmed === control('email').value.trim() &&
    summary.errors.length > 0 &&
    summary.errors.every(({ field }) => field === undefined)
  return (
    <FormPage
      title={t('title')}
      text={t(leadsToPost ? 'post' : 'text')}
      footer={
        <>
          <span className="text-quiet">{t('new')}</span>
          <Link to={registration} className="inline-flex min-h-11 items-center font-semibold underline">
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
      <StorageNotice>{t('noStorage')}</StorageNotice>
      <FormSummary {...summary} {...(isUnconfirmed && { title: t('resend.title') })} />
      {isUnconfirmed && <ResendConfirmation key={summary.attempt} email={unconfirmed} />}
      <WaitNotice left={secondsLeft} />
      <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
        <TextField
          {...register('email')}
          type="email"
          label={t('email')}
          autoComplete="username webauthn"
          inputMode="email"
        />
        <PasswordField {...register('password')} label={t('password')} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox {...register('remember')} label={t('remember')} />
          <Link
            to="/forgot"
            state={{ email: control('email').value }}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('forgot')}
          </Link>
        </div>
        <FormButton type="submit" size="lg" saving={{ busy, secondsLeft }}>
          {t('submit')}
        </FormButton>
      </Form>
      <PasskeyButton label={t('passkey')} size="lg" send={enterWithPasskey} />
      <ProviderButtons providers={useProviders()} />
      {dialog}
    </FormPage>
  )
}
