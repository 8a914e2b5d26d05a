import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { formatCountdown } from '../../../lib/use-countdown.ts'
import type { Control } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { CityField } from './CityField.tsx'
import { CountryField } from './CountryField.tsx'

/** The end of both registration forms: city, country, terms and the submit button with its countdown. */
export function CommonRegistrationFields({
  city,
  country,
  terms,
  minor,
  busy,
  secondsLeft,
  disabled = false,
}: {
  city: Omit<ComponentProps<typeof CityField>, 'label' | 'country'>
  country: Control<string>
  terms: ComponentProps<typeof TermsField>
  /** Whose city nobody else sees (P-minors-1). */
  minor: boolean
  busy: boolean
  /** Seconds until the next attempt is allowed. */
  secondsLeft: number
  disabled?: boolean
}) {
  const { t } = useTranslation(['account', 'common'])
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
      <Button type="submit" size="lg" busy={busy} disabled={disabled || secondsLeft > 0}>
        {secondsLeft > 0 ? t('common:wait.button', { time: formatCountdown(secondsLeft) }) : t('submit')}
      </Button>
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
