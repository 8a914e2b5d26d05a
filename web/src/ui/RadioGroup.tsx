import { useId, type ComponentProps, type ReactNode } from 'react'
import { choiceInputClass, choiceRowClass } from './choice-classes.ts'
import { cn } from './cn.ts'
import { FieldNote } from './Field.tsx'

export interface Option<Value extends string> {
  value: Value
  label: ReactNode
}

/** Radio buttons. The inputs receive `rest`: `name`, `onChange`, a form's `register`. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  hint,
  error,
  inline = false,
  selected,
  className,
  id: given,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  legend: string
  options: readonly Option<Value>[]
  /** Shown until there is an error. */
  hint?: ReactNode
  error?: ReactNode
  inline?: boolean
  /** The selected value of a controlled group; requires `onChange`. */
  selected?: Value
}) {
  const generatedId = useId()
  const id = given ?? generatedId
  return (
    <fieldset
      className={className}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className={cn(inline && 'flex flex-wrap gap-x-6')}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={choiceRowClass}>
            <input
              {...rest}
              id={index === 0 ? id : undefined}
              type="radio"
              value={value}
              {...(selected !== undefined && { checked: value === selected })}
              className={choiceInputClass}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </fieldset>
  )
}
