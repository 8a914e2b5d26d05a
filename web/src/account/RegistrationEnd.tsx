import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../core/useCountdown.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { CountryField } from './CountryField.tsx'
import { TermsField } from './TermsField.tsx'

/** How every registration ends: where one lives, the terms, and the button, which waits out too many attempts. */
export function RegistrationEnd({
  ciudad,
  country,
  terms,
  busy,
  left,
  disabled = false,
}: {
  ciudad: ComponentProps<typeof TextField>
  country: ComponentProps<typeof CountryField>
  terms: ComponentProps<typeof TermsField>
  busy: boolean
  /** Seconds until another attempt makes sense. */
  left: number
  disabled?: boolean
}) {
  const { t } = useTranslation(['account', 'core'])
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...ciudad} autoComplete="address-level2" />
        <CountryField {...country} autoComplete="country" />
      </div>
      <TermsField {...terms} />
      <Button type="submit" size="lg" busy={busy} disabled={disabled || left > 0}>
        {left > 0 ? t('core:wait.button', { time: clock(left) }) : t('submit')}
      </Button>
    </>
  )
}
