import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { ShortcutName } from '../../../lib/shortcuts/shortcuts.ts'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { buttonVariants, type ButtonVariant } from '../../../ui/Button.tsx'

interface Looks {
  /** Presses it, instead of what has the same shortcut in a list. */
  shortcut?: ShortcutName
  icon: LucideIcon
  /** In a narrow window it is a tooltip. */
  label: string
  /** Whether it is shown on phones, too, but for the narrowest. */
  keepsLabel?: boolean
  variant?: ButtonVariant
}

const getClass = (variant: ButtonVariant, keepsLabel = false) =>
  buttonVariants(
    variant,
    'md',
    keepsLabel ? 'px-4 max-[24rem]:size-11 max-[24rem]:p-0' : 'max-lg:size-11 max-lg:p-0 lg:px-4',
  )

/** A button for what can be done with the selected people. */
export function SelectionAction({
  icon: Icon,
  label,
  variant = 'quiet',
  shortcut,
  keepsLabel = false,
  ...rest
}: ComponentProps<'button'> & Looks) {
  const hint = useShortcutHint()
  return (
    <button type="button" {...hint(shortcut, label)} {...rest} className={getClass(variant, keepsLabel)}>
      <Icon aria-hidden size={20} />
      <span className={keepsLabel ? 'max-[24rem]:sr-only' : 'max-lg:sr-only'}>{label}</span>
    </button>
  )
}

/** A link to a page that does something with the selected people. */
export function SelectionLink({
  icon: Icon,
  label,
  variant = 'quiet',
  shortcut,
  ...rest
}: ComponentProps<typeof Link> & Omit<Looks, 'keepsLabel'>) {
  const hint = useShortcutHint()
  return (
    <Link {...hint(shortcut, label)} {...rest} className={getClass(variant)}>
      <Icon aria-hidden size={20} />
      <span className="max-lg:sr-only">{label}</span>
    </Link>
  )
}
