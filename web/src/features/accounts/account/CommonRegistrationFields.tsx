import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Control } from '../../../lib/use-api-form.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { CityField } from './CityField.tsx'
import { CountryField } from './CountryField.tsx'

/** The end of both registration forms: city, country, terms and the submit button with its countdown. */
export function CommonRegistrationFields({
  city,
  country,
  terms,
  minor,
  saving,
  disabled = false,
}: {
  city: Omit<ComponentProps<typeof CityField>, 'label' | 'country'>
  country: Control<string>
  terms: ComponentProps<typeof TermsField>
  /** Whose city nobody else sees (P-minors-1). */
  minor: boolean
  saving: ComponentProps<typeof FormButton>['saving']
  disabled?: boolean
}) {
  const { t } = useTranslation('account')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <CityField
          {...city}
          label={t('ciudad')}
          country={country}
          hint={t(minor ? 'audience.minor' : 'public')}
        />
        <CountryField
          id="country"
          name="country"
          label={t('country')}
          autoComplete="country"
          value={country.value}
          error={country.error}
          onChange={(event) => country.setValue(event.target.value)}
          hint={t('public')}
        />
      </div>
      <TermsField {...terms} />
      <FormButton type="submit" size="lg" saving={saving} disabled={disabled}>
        {t('submit')}
      </FormButton>
    </>
  )
}

/** Checkbox to accept the terms, with links to them. */
function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('account')
  return (
    <Checkbox
      {...props}
      label={
        <MarkedText
          text={t('terms')}
          marks={{
            terms: <Link to="/terminos" target="_blank" className="underline" />,
            privacy: <Link to="/politicas-privacidad" target="_blank" className="underline" />,
          }}
        />
      }
    />
  )
}
