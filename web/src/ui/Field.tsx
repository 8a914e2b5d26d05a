import { useId, type ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { cn } from './cn.ts'

export const controlVariants =
  'w-full min-h-11 rounded-md border border-edge bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-quiet ' +
  'transition-colors hover:border-quiet disabled:opacity-55 aria-disabled:opacity-55 aria-invalid:border-wrong'

export interface FieldProps {
  label: string
  /** Shown until there is an error: what is expected. */
  hint?: ReactNode
  /** The validation error, in the reader's language. */
  error?: ReactNode
  optional?: boolean
  className?: string
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A label, its control, and a hint or error below. An error summary links to `id`. */
export function Field({
  id: given,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation()
  const generatedId = useId()
  const id = given ?? generatedId
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={cn('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> ({t('form.optional')})</span>}
      </label>
      {children({
        id,
        ...(note && { 'aria-describedby': note }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  )
}

/** The hint of a field, or its error instead. */
export function FieldNote({ id, error, hint }: { id: string; error: ReactNode; hint: ReactNode }) {
  if (error) return <FieldError id={`${id}-error`}>{error}</FieldError>
  return (
    hint && (
      <p id={`${id}-hint`} className="text-sm text-quiet">
        {hint}
      </p>
    )
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm font-semibold text-wrong">
      {children}
    </p>
  )
}
