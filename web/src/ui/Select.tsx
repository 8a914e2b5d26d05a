import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlVariants, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>

/** A native select: the best one on phones, and searchable by typing. */
export function Select({ label, hint, error, optional, className, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(control) => <BareSelect {...rest} {...control} />}
    </Field>
  )
}

/** The control without a label, for use where the label is elsewhere. */
export function BareSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select {...props} className={cn(controlVariants, 'appearance-none pr-11 text-ellipsis')} />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-quiet"
      />
    </div>
  )
}
