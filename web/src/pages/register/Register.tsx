import { useEffect } from 'react'
import { useSearchParams, Link } from 'react-router'
import { storeChosenType } from '../../features/accounts/account/chosen-type.ts'
import { ProviderButtons, useProviders } from '../../features/accounts/oauth/ProviderButtons.tsx'
import { readIntent } from '../../lib/intent.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useEntryPath } from '../../lib/use-entry-path.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { StorageNotice } from '../../ui/StorageNotice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { AudienceSelect } from '../../features/accounts/account/AudienceSelect.tsx'
import { BirthdateWithAudience } from '../../features/accounts/account/BirthdateWithAudience.tsx'
import { isMinorsDate } from '../../features/accounts/account/registration-form.ts'
import { CommonRegistrationFields } from '../../features/accounts/account/CommonRegistrationFields.tsx'
import { SexField } from '../../features/accounts/account/SexField.tsx'
import { useRegistration } from '../../features/accounts/account/use-registration.ts'

const linkClass = 'inline-flex min-h-8 items-center font-semibold underline'

export default function Register() {
  const { t } = useTranslation(['account', 'common'])
  const [search] = useSearchParams()
  useEffect(() => storeChosenType(search), [search])
  const providers = <ProviderButtons providers={useProviders()} />
  // Known in the browser only.
  const intent = useHydrated() ? readIntent() : null
  const login = useEntryPath('/login')
  const { submit, summary, busy, secondsLeft, register, control, lookUp } = useRegistration()

  const email = control('email').value ?? ''
  const isTaken = lookUp.isTaken(email)
  const emailField = register('email')
  const birthdate = control('birthdate')
  const minor = isMinorsDate(birthdate.value)

  return (
    <FormPage
      title={t('title')}
      text={intent?.name ? t(`intent.${intent.action}`, { name: intent.name }) : t('text')}
      footer={
        <>
          <span className="text-quiet">{t('known')}</span>
          <Link to={login} className="inline-flex min-h-11 items-center font-semibold underline">
            {t('common:nav.login')}
          </Link>
        </>
      }
    >
      {/* Left of the form on wide screens (P-oauth-2), below it on others. Rendered in both places, one of them hidden, so that focus and reading order match what is seen. */}
      <div className="absolute top-36 right-full mr-6 hidden w-68 lg:block">{providers}</div>
      <StorageNotice>{t('common:storage.blocked')}</StorageNotice>
      <FormSummary {...summary} />
      <WaitNotice left={secondsLeft} />
      <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...register('nombre')}
            label={t('nombre')}
            autoComplete="given-name"
            hint={t('public')}
          />
          <TextField
            {...register('apellido')}
            label={t('apellido')}
            autoComplete="family-name"
            hint={t('public')}
          />
        </div>
        <div className="grid gap-2">
          <TextField
            {...emailField}
            label={t('email')}
            type="email"
            autoComplete="username"
            onBlur={(event) => lookUp.check(event.target.value)}
            hint={t(lookUp.isChecking(email) ? 'checking' : 'emailHint')}
          />
          {isTaken && (
            <p role="status" className="rounded-md bg-ember-tint px-3.5 py-2.5">
              {!emailField.error && t('user.correo_existe')}{' '}
              <Link to={login} state={{ email }} className={linkClass}>
                {t('common:nav.login')}
              </Link>{' '}
              ·{' '}
              <Link to="/forgot" state={{ email }} className={linkClass}>
                {t('recover')}
              </Link>
            </p>
          )}
          <AudienceSelect name="showEmail" minor={minor} {...control('showEmail')} />
        </div>
        <PasswordField
          {...register('password')}
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint')}
        />
        <BirthdateWithAudience birthdate={birthdate} audience={control('showBirthdate')} minor={minor} />
        {minor && (
          <TextField
            {...register('guardianEmail')}
            label={t('guardianEmail')}
            type="email"
            autoComplete="off"
            hint={t('guardianHint')}
          />
        )}
        <SexField name="sex" {...control('sex')} />
        <CommonRegistrationFields
          city={{ ...register('ciudad'), ...control('ciudad') }}
          country={control('country')}
          terms={register('terms')}
          minor={minor}
          saving={{ busy, secondsLeft }}
        />
      </Form>
      <div className="empty:hidden lg:hidden">{providers}</div>
    </FormPage>
  )
}
