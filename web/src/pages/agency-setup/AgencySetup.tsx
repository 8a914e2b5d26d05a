import type { Self } from '@brilla/contract/accounts/account'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { CityField } from '../../features/accounts/account/CityField.tsx'
import { CountryField } from '../../features/accounts/account/CountryField.tsx'
import { CategoryPicker } from '../../features/people/category/CategoryPicker.tsx'
import { UndoTypeOffer } from '../../features/accounts/account/UndoTypeOffer.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { FormButton } from '../../ui/FormButton.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { ImageChoice } from '../../features/onboarding/wizard/ImageChoice.tsx'
import { useAgencyForm } from '../../features/onboarding/wizard/use-agency-form.ts'

/** First setup of an agency (P-wizard-6). */
export default function AgencySetup() {
  const { t } = useTranslation('wizard')
  const { data: self, error, refetch } = useSelf()
  return (
    <FormPage title={t('agency.title')} text={t('agency.text')}>
      {self && <UndoTypeOffer self={self} />}
      {self && <AgencyForm self={self} />}
      {!self && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!self && !error && <Skeleton className="h-120" />}
    </FormPage>
  )
}

function AgencyForm({ self }: { self: Self }) {
  const { t } = useTranslation('wizard')
  const form = useAgencyForm(self)
  const { submit, summary, secondsLeft, register, control } = form
  const country = control('country')
  // P-minors-4
  const hidesContact = self.birthdateChange === 'minor'
  return (
    <Form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormSummary {...summary} />
      <TextField
        {...register('agencyName')}
        label={t('agency.agencyName')}
        autoComplete="organization"
        hint={t('agency.nameHint')}
      />
      {hidesContact ? (
        <p className="text-sm text-quiet">{t('agency.emailHidden')}</p>
      ) : (
        <TextField
          {...register('contactEmail')}
          label={t('agency.contactEmail')}
          type="email"
          autoComplete="off"
          hint={t('agency.contactEmailHint')}
          optional
        />
      )}
      <Group legend={t('agency.contact')} text={t('agency.contactText')}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...register('nombre')} label={t('agency.nombre')} autoComplete="given-name" />
          <TextField {...register('apellido')} label={t('agency.apellido')} autoComplete="family-name" />
        </div>
      </Group>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <CountryField
          id="country"
          name="country"
          label={t('agency.country')}
          value={country.value}
          error={country.error}
          onChange={(event) => country.setValue(event.target.value)}
          hint={t('agency.public')}
          autoComplete="country"
        />
        <CityField
          {...register('ciudad')}
          {...control('ciudad')}
          label={t('agency.ciudad')}
          country={country}
          hint={t(hidesContact ? 'agency.cityHidden' : 'agency.public')}
        />
      </div>
      <TextField
        {...register('web')}
        label={t('agency.web')}
        type="url"
        autoComplete="url"
        hint={t('agency.public')}
        optional
      />
      <TextArea
        {...register('biography')}
        label={t('agency.biography')}
        rows={5}
        hint={t('agency.biographyHint')}
        optional
      />
      <Group legend={t('agency.logo')} text={t('agency.public')}>
        <ImageChoice use="profile" self={self} square />
      </Group>
      <Group legend={t('agency.cover')} text={t('agency.public')}>
        <ImageChoice use="cover" self={self} />
      </Group>
      <div className="grid gap-2">
        <h2 className="text-xl">{t('agency.categories')}</h2>
        <p className="text-quiet">{t('agency.categoriesText')}</p>
        <CategoryPicker legend={t('agency.categories')} />
      </div>
      <WaitNotice left={secondsLeft} />
      <FormButton type="submit" size="lg" saving={form}>
        {t('agency.submit')}
      </FormButton>
    </Form>
  )
}

function Group({ legend, text, children }: { legend: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-display text-xl font-bold tracking-tight">{legend}</legend>
      {text && <p className="-mt-2 mb-1 text-quiet">{text}</p>}
      {children}
    </fieldset>
  )
}
