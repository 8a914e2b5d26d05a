import type { FieldAudience } from '@brilla/contract/platform/fields'
import type { ReactNode } from 'react'
import type { Control } from '../../../lib/use-api-form.ts'
import { AudienceSelect } from './AudienceSelect.tsx'
import { BirthdateField } from './BirthdateField.tsx'

/** The birth date and who sees it. Needs the texts of `account`. */
export function BirthdateWithAudience({
  birthdate,
  audience,
  minor,
  ...rest
}: {
  birthdate: Control<string>
  /** Absent for agencies, whose birth date nobody sees. */
  audience?: Control<FieldAudience> | undefined
  minor: boolean
  hint?: ReactNode
  disabled?: boolean
}) {
  return (
    <div className="grid gap-2">
      <BirthdateField {...rest} {...birthdate} />
      {audience && <AudienceSelect name="showBirthdate" minor={minor} {...audience} />}
    </div>
  )
}
