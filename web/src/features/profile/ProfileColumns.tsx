import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

/** A narrow and a wide column, in reading order; below each other on a phone. */
export function ProfileColumns({
  first,
  second,
  wide,
}: {
  first: ReactNode
  second: ReactNode
  wide: 'first' | 'second'
}) {
  const column = 'grid min-w-0 content-start gap-5 max-lg:mx-auto max-lg:w-full max-lg:max-w-[700px]'
  return (
    <div
      className={cn(
        'mx-auto grid max-w-[1280px] gap-5 px-4 py-6 md:px-6 lg:gap-8',
        wide === 'first' ? 'lg:grid-cols-[minmax(0,1fr)_400px]' : 'lg:grid-cols-[380px_minmax(0,1fr)]',
      )}
    >
      <div className={column}>{first}</div>
      <div className={cn(column, wide === 'second' && 'max-md:-mx-4 max-md:w-auto')}>{second}</div>
    </div>
  )
}
