/** Fields that the forms of the desk have in common. */
import type { DeskPerson, ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { suspensionPeriods, type SuspensionPeriod } from './case-options.ts'

type TextAreaProps = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'lang'>

/**
 * The reason that the person concerned is told as it is written; the hint says in which language they read. Of a dismissal,
 * of which they are not told, only the log has it.
 */
export function ReasonField({
  person,
  isTold = true,
  ...field
}: TextAreaProps & { person: DeskPerson; isTold?: boolean }) {
  const { t } = useTranslation('moderation')
  const { langCode, fullname: name } = person
  const hint = isTold
    ? t(`decision.reasonHint.${langCode ?? 'unknown'}`, { name })
    : t('decision.reasonLogged')
  return (
    <TextArea
      {...field}
      label={t(isTold ? 'decision.reason' : 'action.reason')}
      hint={hint}
      lang={langCode ?? undefined}
    />
  )
}

/** What only moderators read. */
export function NoteField(field: TextAreaProps) {
  const { t } = useTranslation('moderation')
  return <TextArea {...field} label={t('decision.note')} hint={t('decision.noteHint')} optional rows={2} />
}

/** How long a suspension lasts. */
export function SuspensionPeriodField({
  period,
  onPeriod,
  date,
}: {
  period: SuspensionPeriod
  onPeriod: (period: SuspensionPeriod) => void
  /** The props of the field of the last day. */
  date: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>
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

/** What a decision removes of a reported profile (P-moderation-25). */
export function ProfilePartsField({
  parts,
  register,
  error,
}: {
  /** What there was when it was reported. */
  parts: readonly ProfilePart[]
  register: (part: ProfilePart) => Omit<ComponentProps<typeof Checkbox>, 'label'>
  error: string | undefined
}) {
  const { t } = useTranslation('moderation')
  const errorId = 'parts-error'
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">{t('parts.legend')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {parts.map((part) => (
          <Checkbox key={part} {...register(part)} label={t(`parts.${part}`)} />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
