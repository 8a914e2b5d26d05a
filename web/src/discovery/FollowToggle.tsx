import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../core/context.tsx'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useFollow } from '../profile/follow.data.ts'
import type { FoundPerson } from './discovery.data.ts'

/** Follows somebody from where they are found; of oneself it says that one is it. */
export function FollowToggle({ person, className }: { person: FoundPerson; className?: string }) {
  const { t } = useTranslation('discovery')
  const toast = useToast()
  const follow = useFollow(person, (words) => toast(words || t('follow.refused')))
  if (useClaims()?.sub === person.id)
    return <p className="grid min-h-11 place-items-center text-sm text-quiet">{t('follow.self')}</p>
  const { following, fullname } = person
  return (
    <Button
      kind="secondary"
      aria-pressed={following}
      icon={
        following ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} className="text-quiet" />
      }
      onClick={() => void follow()}
      className={className}
    >
      {following ? t('follow.on') : t('follow.off')}
      <span className="sr-only">{fullname}</span>
    </Button>
  )
}
