import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountdown } from '../../lib/useCountdown.ts'
import { Button } from '../../ui/Button.tsx'
import { FormSummary, type FormError } from '../../ui/FormSummary.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import type { Saving } from './useSaving.ts'

/** Above a form: its errors, or the wait after too many attempts. */
export function SavingNotice({
  saving: { secondsLeft, errors: own },
  errors = own,
  form = false,
}: {
  saving: Saving
  /** Shown instead of the errors of `saving`. */
  errors?: readonly FormError[]
  /** Whether the errors belong to fields. */
  form?: boolean
}) {
  const { t } = useTranslation('settings')
  const mendable = form && errors.some(({ field }) => field)
  return (
    <>
      <WaitNotice left={secondsLeft} />
      <FormSummary
        errors={errors}
        title={mendable ? t('user.corregir_cambios') : t('error.intente_nuevamente')}
        text={mendable && t('error.intente_nuevamente')}
      />
    </>
  )
}

/** Submit button of a form; counts down after too many attempts. */
export function SavingButton({
  saving: { busy, secondsLeft },
  children,
  ...rest
}: { saving: Saving; children: ReactNode } & ComponentProps<typeof Button>) {
  const { t } = useTranslation()
  return (
    <Button {...rest} busy={busy} disabled={secondsLeft > 0 || rest.disabled}>
      {secondsLeft > 0 ? t('wait.button', { time: formatCountdown(secondsLeft) }) : children}
    </Button>
  )
}
