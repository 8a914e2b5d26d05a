import { useTranslation } from '../../../lib/translation.tsx'
import type { Control } from '../../../lib/use-api-form.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

const choices = ['MA', 'FE', 'none'] as const
type Choice = (typeof choices)[number]

/** The sex, or that one prefers not to say. Needs the texts of `account`. */
export function SexField({
  name,
  value,
  setValue,
  isPublic = true,
}: Omit<Control<Choice>, 'error'> & {
  /** Also the id of the first choice. */
  name: string
  /** Whether the biography shows it, as the hint says then. */
  isPublic?: boolean
}) {
  const { t } = useTranslation('account')
  return (
    <RadioGroup
      id={name}
      name={name}
      inline
      legend={t('sex')}
      hint={isPublic ? t('sexHint') : undefined}
      options={choices.map((choice) => ({ value: choice, label: t(`sexes.${choice}`) }))}
      selected={value}
      onChange={(event) => setValue(event.target.value as Choice)}
    />
  )
}
