import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn.ts'

const track =
  'relative h-7 w-12 shrink-0 appearance-none rounded-full bg-edge transition-colors checked:bg-ink ' +
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform ' +
  'checked:before:[translate:1.25rem] forced-colors:border forced-colors:before:-m-px ' +
  'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] ' +
  'forced-colors:checked:before:bg-[HighlightText]'

/** A switch that takes effect immediately, without a save button. */
export function Switch({
  label,
  hint,
  mark,
  checked,
  describedBy,
  status,
  shownLabel = label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: ReactNode
  mark?: ReactNode
  checked: boolean
  /** The id of a further description. */
  describedBy?: string | undefined
  /** The result of the last change, announced. It has its place next to the switch, so that the row does not grow. */
  status?: ReactNode
  /** What is shown of the label where its surroundings say the rest, such as the headings of a table; may be empty. */
  shownLabel?: string
}) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3',
        className,
      )}
    >
      {/* At twice the text size, the switch is below the words. */}
      <span className={cn('grid min-w-0 gap-0.5 [overflow-wrap:anywhere]', shownLabel && 'flex-1 basis-32')}>
        <span className="flex items-center gap-2.5 font-semibold">
          {mark}
          {shownLabel}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-quiet">
            {hint}
          </span>
        )}
      </span>
      {status !== undefined && (
        <span
          role="status"
          className="ml-auto grid w-5 shrink-0 justify-items-end text-sm font-semibold text-good sm:w-28"
        >
          {status && (
            <span className="appear flex items-center gap-1.5">
              <Check aria-hidden size={18} className="shrink-0" />
              <span className="max-sm:sr-only">{status}</span>
            </span>
          )}
        </span>
      )}
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        aria-describedby={[hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined}
        className={track}
      />
    </label>
  )
}
