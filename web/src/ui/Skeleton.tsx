import { cn } from './cn.ts'

/** A placeholder for loading content. It appears after 150 ms, so that fast responses do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('skeleton block rounded-md bg-sunken', className)} />
}
