import { useTranslation } from 'react-i18next'
import { formatCountdown } from '../../lib/useCountdown.ts'
import { Button } from '../../ui/Button.tsx'
import { createControlProps, type FormState } from '../../ui/controls.ts'
import { TextField } from '../../ui/TextField.tsx'
import { CountryField } from './CountryField.tsx'
import type { RegistrationValues } from './registration.ts'
import { TermsField } from './TermsField.tsx'

type Asked = 'ciudad' | 'country'

interface Ending extends FormState<Asked> {
  values: Pick<RegistrationValues, Asked | 'terms'>
  setValues(patch: Partial<Ending['values']>): void
  busy: boolean
  /** Seconds until the next attempt is allowed. */
  wait: { secondsLeft: number }
}

/** The end of both registration forms: city, country, terms and the submit button with its countdown. */
export function RegistrationEnd({ form, disabled = false }: { form: Ending; disabled?: boolean }) {
  const { t } = useTranslation(['account', 'common'])
  const field = createControlProps<Asked>(form, (name) => t(name))
  const { secondsLeft } = form.wait
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('ciudad')} autoComplete="address-level2" />
        <CountryField {...field('country')} autoComplete="country" />
      </div>
      <TermsField
        checked={form.values.terms}
        onChange={(event) => form.setValues({ terms: event.target.checked })}
        error={form.getFieldError('terms')}
      />
      <Button type="submit" size="lg" busy={form.busy} disabled={disabled || secondsLeft > 0}>
        {secondsLeft > 0 ? t('common:wait.button', { time: formatCountdown(secondsLeft) }) : t('submit')}
      </Button>
    </>
  )
}
