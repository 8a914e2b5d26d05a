import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import { choiceInputClass, choiceRowClass } from './choice-classes.ts'

/** A checkbox; the label may contain links. */
export function Checkbox({
  label,
  error,
  id: given,
  className,
  ...rest
}: ComponentProps<'input'> & { label: ReactNode; error?: ReactNode }) {
  const generatedId = useId()
  const id = given ?? generatedId
  return (
    <div className={className}>
      <label className={choiceRowClass}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={choiceInputClass}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
