import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { cn } from './cn.ts'

export interface FormError {
  /** The id of the control; absent for an error of the whole form. */
  field?: string
  message: ReactNode
  /** Whether the field has become right since the attempt. The line stays, so that the fields do not move while typing. */
  isFixed?: boolean
}

/** The error summary above a form, with a link to each field. It takes the focus at each `attempt` that has errors. */
export function FormSummary({
  errors,
  attempt = errors,
  title,
  text,
}: {
  errors: readonly FormError[]
  /** Changes with each attempt; without it, pass the same array until the next one. */
  attempt?: unknown
  /** Replaces the number of errors, and what is said when none belongs to a field. */
  title?: string
  text?: ReactNode
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) box.current?.focus()
  }, [attempt])

  if (!errors.length) return null
  const isFixable = errors.some(({ field }) => field)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="form-summary"
      className="rounded-lg border-2 border-wrong bg-surface p-4"
    >
      <h2 id="form-summary" className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden size={20} className="shrink-0 text-wrong" />
        {title ?? (isFixable ? t('form.summary', { count: errors.length }) : t('error.title'))}
      </h2>
      {text && <p className="mt-1 text-quiet">{text}</p>}
      <ul className="mt-2 grid gap-1">
        {errors.map(({ field, message, isFixed }, index) => (
          <li key={field ?? index} className={cn(isFixed && 'text-quiet')}>
            {field ? (
              <a
                href={`#${field}`}
                className={cn(
                  'inline-flex min-h-8 items-center gap-1.5',
                  isFixed ? 'line-through' : 'underline',
                )}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
                {isFixed && <Check aria-hidden size={16} className="shrink-0 text-good" />}
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
