import type { ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldError } from '../../../ui/Field.tsx'

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
