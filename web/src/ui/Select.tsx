import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlVariants, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>

/** The browser's own choice list: the best one on a phone, and searchable by typing. */
export function Select({ label, hint, error, optional, className, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(control) => <BareSelect {...rest} {...control} />}
    </Field>
  )
}

/** The same for where the label stands elsewhere. */
export function BareSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select {...props} className={cn(controlVariants, 'appearance-none pr-11')} />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-quiet"
      />
    </div>
  )
}
