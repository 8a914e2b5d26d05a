import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../../lib/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFollow, type Followed } from './follow.data.ts'

/**
 * Says what a press does while one does not follow, and what stands once one does. Nobody follows themselves: there is
 * none, and in a list a word that it is them.
 */
export function FollowButton({
  person,
  listed = false,
  className = 'min-w-36',
}: {
  person: Followed & { fullname: string }
  /** Among others: it does not glow, and says whom it is about. */
  listed?: boolean
  className?: string
}) {
  const { t } = useTranslation()
  const follow = useFollow(person)
  const own = useClaims()?.sub === person.id
  if (own && listed)
    return <p className="grid min-h-11 place-items-center text-sm text-quiet">{t('follow.self')}</p>
  if (own) return null
  const { following, fullname } = person
  const state = following ? 'on' : 'off'
  const size = listed ? 18 : 20
  return (
    <Button
      kind={following || listed ? 'secondary' : 'primary'}
      aria-pressed={following}
      {...(listed && { 'aria-label': t(`follow.${state}Of`, { name: fullname }) })}
      icon={
        following ? (
          <Check aria-hidden size={size} />
        ) : (
          <Plus aria-hidden size={size} className={listed ? 'text-quiet' : undefined} />
        )
      }
      onClick={() => void follow()}
      className={className}
    >
      {t(`follow.${state}`)}
    </Button>
  )
}
