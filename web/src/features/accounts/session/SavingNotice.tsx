import { useTranslation } from '../../../lib/translation.tsx'
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
