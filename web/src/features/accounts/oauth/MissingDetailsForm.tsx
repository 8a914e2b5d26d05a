import { useTranslation } from '../../../lib/translation.tsx'
import { AudienceSelect } from '../account/AudienceSelect.tsx'
import { BirthdateWithAudience } from '../account/BirthdateWithAudience.tsx'
import { CommonRegistrationFields } from '../account/CommonRegistrationFields.tsx'
import { isMinorsDate } from '../account/registration-form.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { StorageNotice } from '../../../ui/StorageNotice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import { Form } from '../../../ui/Form.tsx'
import { AccountExists } from './AccountExists.tsx'
import type { PendingRegistration } from './pending-registration.ts'
import { useMissingDetails } from './use-missing-details.ts'

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
  const { submit, summary, busy, secondsLeft, register, control, takenEmail, expired } = form

  if (takenEmail !== undefined) return <AccountExists email={takenEmail} />
  const named = pending.first_name && pending.last_name
  const birthdate = control('birthdate')
  const minor = isMinorsDate(birthdate.value)
  return (
    <FormPage
      title={named ? t('details.title', { name: pending.first_name }) : t('details.titleNobody')}
      text={pending.email ? t('details.text', { email: pending.email }) : t('details.textNoEmail')}
    >
      <StorageNotice>{t('common:storage.blocked')}</StorageNotice>
      <FormSummary {...summary} />
      <WaitNotice left={secondsLeft} />
      {expired && (
        <ButtonLink to="/register" className="justify-self-start">
          {t('details.again')}
        </ButtonLink>
      )}
      <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
        {!named && (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...register('first_name')} label={t('account:nombre')} autoComplete="given-name" />
            <TextField {...register('last_name')} label={t('account:apellido')} autoComplete="family-name" />
          </div>
        )}
        {!pending.email && (
          <TextField
            {...register('email')}
            label={t('account:email')}
            type="email"
            autoComplete="email"
            hint={t('account:emailHint')}
          />
        )}
        <AudienceSelect name="showEmail" minor={minor} {...control('showEmail')} />
        <BirthdateWithAudience birthdate={birthdate} audience={control('showBirthdate')} minor={minor} />
        {minor && (
          <TextField
            {...register('guardianEmail')}
            label={t('account:guardianEmail')}
            type="email"
            autoComplete="off"
            hint={t('account:guardianHint')}
          />
        )}
        <CommonRegistrationFields
          city={{ ...register('ciudad'), ...control('ciudad') }}
          country={control('country')}
          terms={register('terms')}
          minor={minor}
          saving={form}
          disabled={expired}
        />
      </Form>
    </FormPage>
  )
}
