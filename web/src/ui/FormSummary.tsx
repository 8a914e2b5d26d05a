import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface FormError {
  /** The id of the control; absent for an error of the whole form. */
  field?: string
  message: ReactNode
}

/**
 * The error summary above a form, with a link to each field. It takes the focus whenever `errors` is another array
 * than before, so pass the same array until the next submit.
 */
export function FormSummary({
  errors,
  title,
  text,
}: {
  errors: readonly FormError[]
  /** Replaces the number of errors. */
  title?: string
  text?: ReactNode
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length) box.current?.focus()
  }, [errors])

  if (!errors.length) return null
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
        {title ?? t('form.summary', { count: errors.length })}
      </h2>
      {text && <p className="mt-1 text-quiet">{text}</p>}
      <ul className="mt-2 grid gap-1">
        {errors.map(({ field, message }, index) => (
          <li key={field ?? index}>
            {field ? (
              <a
                href={`#${field}`}
                className="inline-flex min-h-8 items-center underline"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
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
