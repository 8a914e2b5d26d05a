import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A quiet surface; on a phone it goes from edge to edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-lg border border-line bg-surface', className)} />
}
