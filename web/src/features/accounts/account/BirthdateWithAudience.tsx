import type { FieldAudience } from '@brilla/contract/platform/fields'
import type { ComponentProps } from 'react'
import { AudienceSelect } from './AudienceSelect.tsx'
import { BirthdateField } from './BirthdateField.tsx'

interface Control<Value> {
  value: Value
  setValue: (value: Value) => void
}

/** The birth date and who sees it. Needs the texts of `account`. */
export function BirthdateWithAudience({
  birthdate,
  audience,
  minor,
  ...rest
}: Pick<ComponentProps<typeof BirthdateField>, 'hint' | 'disabled'> & {
  birthdate: Control<string> & Pick<ComponentProps<typeof BirthdateField>, 'error'>
  /** Absent for agencies, whose birth date nobody sees. */
  audience?: Control<FieldAudience> | undefined
  minor: boolean
}) {
  return (
    <div className="grid gap-2">
      <BirthdateField
        {...rest}
        value={birthdate.value}
        onChange={birthdate.setValue}
        error={birthdate.error}
      />
      {audience && (
        <AudienceSelect
          name="showBirthdate"
          value={audience.value}
          minor={minor}
          onChange={audience.setValue}
        />
      )}
    </div>
  )
}
