import { useTranslation } from '../../../lib/translation.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { suspensionPeriods, type SuspensionPeriod } from './case-options.ts'

/** How long a suspension lasts. */
export function SuspensionPeriodField({
  period,
  onPeriod,
  date,
}: {
  period: SuspensionPeriod
  onPeriod: (period: SuspensionPeriod) => void
  /** The props of the field of the last day. */
  date: Omit<React.ComponentProps<typeof TextField>, 'label' | 'type'>
}) {
  const { t } = useTranslation('moderation')
  return (
    <div className="grid gap-2">
      <RadioGroup
        legend={t('period.title')}
        name="period"
        inline
        options={suspensionPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        selected={period}
        onChange={(event) => onPeriod(event.target.value as SuspensionPeriod)}
      />
      {period === 'date' && <TextField {...date} type="date" label={t('period.last')} className="max-w-60" />}
    </div>
  )
}
