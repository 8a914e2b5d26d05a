import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface FormProblem {
  /** The id of the control; absent for a problem of the whole form. */
  field?: string
  message: ReactNode
}

/**
 * The error summary above a form, with a link to each field. It takes the focus whenever `problems` is another array
 * than before, so pass the same array until the next submit.
 */
export function FormSummary({
  problems,
  title,
  text,
}: {
  problems: readonly FormProblem[]
  /** Replaces the number of problems. */
  title?: string
  text?: ReactNode
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length) box.current?.focus()
  }, [problems])

  if (!problems.length) return null
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
        {title ?? t('form.summary', { count: problems.length })}
      </h2>
      {text && <p className="mt-1 text-quiet">{text}</p>}
      <ul className="mt-2 grid gap-1">
        {problems.map(({ field, message }, index) => (
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
