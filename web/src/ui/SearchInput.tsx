import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from './cn.ts'
import { controlVariants } from './Field.tsx'

/** A field that filters the list below it, with a magnifying glass. */
export function SearchInput({
  label,
  value,
  onType,
  hasFocus = false,
  className,
}: {
  /** The name, and what is shown in the empty field. */
  label: string
  value: string
  onType: (value: string) => void
  /** Whether it takes the focus when it appears. */
  hasFocus?: boolean
  className?: string
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  return (
    <div className={cn('relative', className)}>
      <Search aria-hidden size={18} className="absolute top-3.5 left-3.5 text-quiet" />
      <input
        ref={field}
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onType(event.target.value)}
        className={cn(controlVariants, 'pl-10')}
      />
    </div>
  )
}
