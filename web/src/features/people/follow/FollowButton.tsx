import { Check, Plus } from 'lucide-react'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import type { PersonCard } from '@brilla/contract/people/profile'
import { useClaims } from '../../../lib/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { useFollow } from './follow.mutations.ts'

/**
 * Follows and unfollows somebody; labeled with the action while not following, with the state afterwards.
 * Nobody follows themselves: no button on the own profile, and a note in its place in a list.
 */
export function FollowButton({
  person,
  inList = false,
  iconOnly = false,
  adaptive = false,
  hasShortcut = false,
  className = 'min-w-36',
}: {
  person: Pick<PersonCard, 'id' | 'fullname' | 'following'>
  /** In a list of people: less prominent, and its accessible name includes the person's. */
  inList?: boolean
  /** For narrow places: the label is a tooltip. */
  iconOnly?: boolean
  /** In a container that may have space for the label or the icon only. */
  adaptive?: boolean
  /** In an item of a list of people, and on a profile: whether F presses it. */
  hasShortcut?: boolean
  className?: string
}) {
  const { t } = useTranslation()
  const follow = useFollow(person)
  const hint = useShortcutHint()
  const own = useClaims()?.sub === person.id
  if (own && inList)
    return <p className="grid min-h-11 place-items-center text-sm text-quiet">{t('follow.self')}</p>
  if (own) return null
  const { following, fullname } = person
  const state = following ? 'on' : 'off'
  const size = inList ? 18 : 20
  const iconClass = cn(adaptive && 'shrink-0 @max-[11.5rem]:hidden @max-[9.3rem]:block')
  return (
    <Button
      variant={following || inList ? 'secondary' : 'primary'}
      aria-pressed={following}
      {...((inList || iconOnly) && { 'aria-label': t(`follow.label.${state}`, { name: fullname }) })}
      {...hint(
        hasShortcut ? 'follow' : undefined,
        iconOnly || hasShortcut ? t(`follow.${state}`) : undefined,
      )}
      icon={
        following ? (
          <Check aria-hidden size={size} className={iconClass} />
        ) : (
          <Plus aria-hidden size={size} className={cn(iconClass, inList && 'text-quiet')} />
        )
      }
      onClick={() => void follow()}
      className={className}
    >
      {!iconOnly && <span className={cn(adaptive && '@max-[9.3rem]:hidden')}>{t(`follow.${state}`)}</span>}
    </Button>
  )
}
