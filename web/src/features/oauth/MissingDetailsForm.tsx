import { useTranslation } from 'react-i18next'
import { BirthdateField } from '../account/BirthdateField.tsx'
import { RegistrationEnd } from '../account/RegistrationEnd.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { createControlProps } from '../../ui/controls.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { AccountExists } from './AccountExists.tsx'
import type { PendingRegistration } from './pendingRegistration.ts'
import { useMissingDetails } from './useMissingDetails.ts'

const labels = {
  first_name: 'account:nombre',
  last_name: 'account:apellido',
  email: 'account:email',
} as const

/** Form for the registration details that the provider did not supply. */
export function MissingDetailsForm({
  pending,
  onDone,
}: {
  pending: PendingRegistration
  onDone: () => void
}) {
  const { t } = useTranslation(['oauth', 'account', 'common'])
  const form = useMissingDetails(pending, onDone)
  const { values, setValues, submit, errors, getFieldError, busy, taken, expired, wait } = form

  const field = createControlProps<keyof typeof labels>(form, (name) => t(labels[name]))

  if (taken) return <AccountExists email={values.email} />
  const named = pending.first_name && pending.last_name
  return (
    <FormPage
      title={named ? t('details.title', { name: pending.first_name }) : t('details.titleNobody')}
      text={pending.email ? t('details.text', { email: pending.email }) : t('details.textNoEmail')}
    >
      <FormSummary errors={errors} />
      <WaitNotice left={wait.secondsLeft} />
      {expired && (
        <ButtonLink to="/register" className="justify-self-start">
          {t('details.again')}
        </ButtonLink>
      )}
      <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
        {!named && (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('first_name')} autoComplete="given-name" />
            <TextField {...field('last_name')} autoComplete="family-name" />
          </div>
        )}
        {!pending.email && (
          <TextField
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t('account:emailHint')}
          />
        )}
        <BirthdateField value={values} onChange={setValues} error={getFieldError('birthdate')} />
        <RegistrationEnd form={form} disabled={expired} />
      </Form>
    </FormPage>
  )
}
