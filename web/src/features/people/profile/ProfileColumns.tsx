import type { ReactNode } from 'react'
import { cn } from '../../../ui/cn.ts'

/** A narrow and a wide column, in reading order; below each other on a phone. */
export function ProfileColumns({
  first,
  second,
  wide,
  fullWidthOnPhone = false,
}: {
  first: ReactNode
  second: ReactNode
  wide: 'first' | 'second'
  /** The second column fills the width of a phone, for posts. */
  fullWidthOnPhone?: boolean
}) {
  const column =
    'grid min-w-0 grid-cols-1 content-start gap-5 max-lg:mx-auto max-lg:w-full max-lg:max-w-[700px]'
  return (
    <div
      className={cn(
        'grid gap-5 px-4 py-6 md:px-0 lg:gap-6',
        wide === 'first' ? 'lg:grid-cols-[minmax(0,1fr)_340px]' : 'lg:grid-cols-[320px_minmax(0,1fr)]',
      )}
    >
      <div className={column}>{first}</div>
      <div className={cn(column, fullWidthOnPhone && 'max-md:-mx-4 max-md:w-auto')}>{second}</div>
    </div>
  )
}
