import { MessageCircle } from 'lucide-react'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims } from '../../../lib/context.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'

/** Opens the conversation with somebody; nothing for oneself. */
export function MessageLink({
  person: { id, fullname, profile_url },
  iconOnly = false,
  hasShortcut = false,
  className,
  onClick,
}: {
  person: { id: string; fullname: string; profile_url: string }
  /** For narrow places: the label is a tooltip. */
  iconOnly?: boolean
  /** In an item of a list of people, and on a profile: whether M presses it. */
  hasShortcut?: boolean
  className?: string
  /** Closes the dialog that it is in. */
  onClick?: () => void
}) {
  const { t } = useTranslation()
  const sub = useClaims()?.sub
  const hint = useShortcutHint()
  if (!sub || sub === id) return null
  return (
    <ButtonLink
      to={`/conversaciones/${profile_url}`}
      variant="secondary"
      {...(onClick && { onClick })}
      aria-label={t('write.label', { name: fullname })}
      {...hint(hasShortcut ? 'message' : undefined, iconOnly || hasShortcut ? t('write.do') : undefined)}
      icon={<MessageCircle aria-hidden size={20} />}
      className={cn(iconOnly && 'size-11 shrink-0 p-0!', className)}
    >
      {!iconOnly && t('write.do')}
    </ButtonLink>
  )
}
