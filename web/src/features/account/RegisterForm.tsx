import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RadioGroup } from '../../ui/Choice.tsx'
import { createControlProps } from '../../ui/controls.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { BirthdateField } from './BirthdateField.tsx'
import type { RegistrationValues } from './registration.ts'
import { RegistrationEnd } from './RegistrationEnd.tsx'
import { useRegistration } from './useRegistration.ts'

/** `providers`: buttons to register with other providers, left of the form on wide screens (P-oauth-2), below it on others. */
export default function RegisterForm({ providers }: { providers?: ReactNode }) {
  const { t } = useTranslation(['account', 'common'])
  const form = useRegistration()
  const { values, setValues, submit, errors, getFieldError, busy, lookUp, wait } = form

  const taken = t('user.correo_existe')
  const field = createControlProps<'nombre' | 'apellido' | 'email' | 'password'>(form, (name) => t(name))

  return (
    <FormPage
      title={t('title')}
      text={t('text')}
      footer={
        <>
          <span className="text-quiet">{t('known')}</span>
          <Link to="/login" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('common:nav.login')}
          </Link>
        </>
      }
    >
      {/* Rendered in both places, one of them hidden, so that focus and reading order match what is seen. */}
      <div className="absolute top-36 right-full mr-6 hidden w-68 lg:block">{providers}</div>
      <FormSummary errors={errors} />
      <WaitNotice left={wait.secondsLeft} />
      <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('nombre')} autoComplete="given-name" />
          <TextField {...field('apellido')} autoComplete="family-name" />
        </div>
        <div className="grid gap-2">
          <TextField
            {...field('email')}
            // The e-mail may have changed since the last submit.
            error={lookUp.taken ? getFieldError('email') && taken : getFieldError('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            onBlur={lookUp.check}
            hint={t(lookUp.checking ? 'checking' : 'emailHint')}
          />
          {lookUp.taken && (
            <p role="status" className="rounded-md bg-ember-tint px-3.5 py-2.5">
              {!getFieldError('email') && taken}{' '}
              <Link
                to="/login"
                state={{ email: values.email }}
                className="inline-flex min-h-8 items-center font-semibold underline"
              >
                {t('common:nav.login')}
              </Link>{' '}
              ·{' '}
              <Link
                to="/forgot"
                state={{ email: values.email }}
                className="inline-flex min-h-8 items-center font-semibold underline"
              >
                {t('recover')}
              </Link>
            </p>
          )}
        </div>
        <PasswordField {...field('password')} autoComplete="new-password" hint={t('passwordHint')} />
        <BirthdateField value={values} onChange={setValues} error={getFieldError('birthdate')} />
        <RadioGroup
          id="sex"
          name="sex"
          inline
          legend={t('sex')}
          options={(['MA', 'FE', 'none'] as const).map((value) => ({ value, label: t(`sexes.${value}`) }))}
          selected={values.sex}
          onChange={(event) => setValues({ sex: event.target.value as RegistrationValues['sex'] })}
        />
        <RegistrationEnd form={form} />
      </Form>
      <div className="empty:hidden lg:hidden">{providers}</div>
    </FormPage>
  )
}
