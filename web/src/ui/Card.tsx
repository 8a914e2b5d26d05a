import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A bordered surface; on a phone it fills the width of the screen. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-lg border border-line bg-surface', className)} />
}
