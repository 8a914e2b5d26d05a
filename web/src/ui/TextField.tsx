import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlVariants, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** A single-line text field; also for dates (`type="date"`), e-mails and numbers. */
export function TextField({ label, hint, error, optional, className, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(control) => <input type="text" dir="auto" {...rest} {...control} className={cn(controlVariants)} />}
    </Field>
  )
}
