import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useFollow, type Profile } from './profile.data.ts'

/** Says what a press does while one does not follow, and what stands once one does. */
export function FollowButton({ address, profile }: { address: string; profile: Profile }) {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const follow = useFollow(address, profile, (words) => toast(words || t('follow.refused')))
  const { following } = profile.user
  return (
    <Button
      kind={following ? 'secondary' : 'primary'}
      aria-pressed={following}
      icon={following ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
      onClick={() => void follow()}
      className="min-w-36"
    >
      {following ? t('follow.on') : t('follow.off')}
    </Button>
  )
}
