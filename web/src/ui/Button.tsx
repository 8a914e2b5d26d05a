import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from './cn.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold no-underline transition ' +
  'active:[scale:0.98] disabled:opacity-55 aria-disabled:opacity-55 disabled:active:[scale:none]'
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-ember text-on-ember hover:bg-ember-deep forced-colors:border',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-wrong text-wrong hover:bg-sunken',
}
const sizes: Record<ButtonSize, string> = { md: 'px-5 py-2 text-base', lg: 'min-h-13 px-7 py-3 text-lg' }

export const buttonVariants = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
) => cn(base, variants[variant], sizes[size], className)

interface Variants {
  /** At most one `primary` per screen. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
}

/**
 * A button. `busy` keeps its width, shows a spinner and ignores presses;
 * `waiting` looks disabled but stays pressable, so that pressing it can explain why.
 */
export function Button({
  variant = 'primary',
  size,
  icon,
  busy = false,
  waiting = false,
  className,
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & Variants & { busy?: boolean; waiting?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      data-primary={variant === 'primary' || undefined}
      aria-disabled={busy || waiting || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonVariants(variant, size, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Variants) {
  return (
    <Link
      {...rest}
      data-primary={variant === 'primary' || undefined}
      className={buttonVariants(variant, size, className)}
    >
      {icon}
      {children}
    </Link>
  )
}

/** A round icon button of 44 px; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cn(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition hover:bg-sunken disabled:opacity-55',
        className,
      )}
    >
      {children}
    </button>
  )
}
