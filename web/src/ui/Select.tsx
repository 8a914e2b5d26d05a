import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>

/** The browser's own choice list: the best one on a phone, and searchable by typing. */
export function Select({ label, hint, error, optional, className, id, children, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={cn(controlLook, 'appearance-none pr-11')}>
            {children}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-quiet"
          />
        </div>
      )}
    </Field>
  )
}
