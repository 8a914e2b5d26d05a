import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { formatCountdown } from '../../../lib/use-countdown.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import type { Saving } from './use-saving.ts'

/** Above a form: its errors, or the wait after too many attempts. */
export function SavingNotice({
  saving: { secondsLeft, summary, isRefused },
  form = false,
}: {
  saving: Pick<Saving, 'secondsLeft' | 'summary' | 'isRefused'>
  /** Whether the errors belong to fields. */
  form?: boolean
}) {
  const { t } = useTranslation('settings')
  const isFixable = form && summary.errors.some(({ field }) => field)
  return (
    <>
      <WaitNotice left={secondsLeft} />
      <FormSummary
        {...summary}
        title={isFixable ? t('user.corregir_cambios') : t('error.intente_nuevamente')}
        text={isFixable && isRefused && t('error.intente_nuevamente')}
      />
    </>
  )
}

/** Submit button of a form; counts down after too many attempts. */
export function SavingButton({
  saving: { busy, secondsLeft },
  children,
  ...rest
}: { saving: Pick<Saving, 'busy' | 'secondsLeft'>; children: ReactNode } & ComponentProps<typeof Button>) {
  const { t } = useTranslation()
  return (
    <Button {...rest} busy={busy} disabled={secondsLeft > 0 || rest.disabled}>
      {secondsLeft > 0 ? t('wait.button', { time: formatCountdown(secondsLeft) }) : children}
    </Button>
  )
}
