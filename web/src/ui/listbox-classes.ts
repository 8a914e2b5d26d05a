import { cn } from './cn.ts'

/** The list of a combobox, placed by the caller. */
export const listboxClass =
  'absolute z-40 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-raised'

/** An option; in the dark theme the sunken and the raised surface have the same color, hence the tint of the active one. */
export const optionVariants = (isActive: boolean, className?: string): string =>
  cn(
    'flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken',
    isActive && 'bg-ember-tint',
    className,
  )
