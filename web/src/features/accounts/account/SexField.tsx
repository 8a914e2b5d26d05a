import { useTranslation } from '../../../lib/translation.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

const choices = ['MA', 'FE', 'none'] as const
type Choice = (typeof choices)[number]

/** The sex, or that one prefers not to say. Needs the texts of `account`. */
export function SexField({
  name,
  value,
  onChange,
  isPublic = true,
}: {
  /** Also the id of the first choice. */
  name: string
  value: Choice
  onChange: (value: Choice) => void
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
      onChange={(event) => onChange(event.target.value as Choice)}
    />
  )
}
