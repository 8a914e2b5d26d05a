import { cn } from './cn.ts'

/** A shape in place of what is coming. It appears only after 150 ms: what is quick needs none. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('skeleton block rounded-md bg-sunken', className)} />
}
