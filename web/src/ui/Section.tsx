import { useId, type ReactNode } from 'react'
import { cn } from './cn.ts'

/** A part of a page with a heading. `className` has the gap of what it contains. */
export function Section({
  id,
  title,
  text,
  large = false,
  className = 'gap-5',
  children,
}: {
  id?: string
  title: string
  text?: string
  large?: boolean
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={cn('grid grid-cols-1', className)}>
      <div className="grid gap-1">
        <h2 id={heading} className={large ? 'text-2xl' : 'text-xl'}>
          {title}
        </h2>
        {text && <p className={cn('text-quiet', !large && 'text-sm')}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
