import { cn } from './cn.ts'

/** Progress from 0 to 1; indeterminate without a value. Without a label it is hidden from screen readers. */
export function ProgressBar({
  label,
  value,
  className,
}: {
  label?: string
  value?: number
  className?: string
}) {
  const percent = value === undefined ? undefined : Math.round(value * 100)
  return (
    <progress
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
      max={100}
      {...(percent === undefined ? {} : { value: percent })}
      className={cn('progress block h-1 w-full overflow-hidden rounded-full', className)}
    />
  )
}
