import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useFollow, type Followed } from './follow.data.ts'

/** Says what a press does while one does not follow, and what stands once one does. */
export function FollowButton({
  person,
  listed = false,
}: {
  person: Followed & { fullname: string }
  /** Among others: it does not glow, and says whom it is about. */
  listed?: boolean
}) {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const follow = useFollow(person, (words) => toast(words || t('follow.refused')))
  const { following, fullname } = person
  const state = following ? 'on' : 'off'
  return (
    <Button
      kind={following || listed ? 'secondary' : 'primary'}
      aria-pressed={following}
      {...(listed && { 'aria-label': t(`follow.${state}Of`, { name: fullname }) })}
      icon={following ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
      onClick={() => void follow()}
      className={listed ? 'w-full px-3' : 'min-w-36'}
    >
      {t(`follow.${state}`)}
    </Button>
  )
}
