import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlVariants, Field, type FieldProps } from './Field.tsx'
import { useAutoGrow } from './use-auto-grow.ts'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/** A multi-line text field that grows with its text. */
export function TextArea({ label, hint, error, optional, className, id, ref, ...rest }: Props) {
  const grow = useAutoGrow(ref)
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(control) => (
        <textarea
          dir="auto"
          rows={3}
          {...rest}
          {...control}
          ref={grow}
          className={cn(controlVariants, 'resize-none')}
        />
      )}
    </Field>
  )
}
