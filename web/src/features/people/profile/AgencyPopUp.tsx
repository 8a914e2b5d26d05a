import { useTranslation } from '../../../lib/translation.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { FollowButton } from '../follow/FollowButton.tsx'
import { MessageLink } from './MessageLink.tsx'
import { MoreMenu } from '../report/MoreMenu.tsx'
import { Translatable } from '../translation/Translatable.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'
import { useProfile } from './profile.queries.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { VerifiedAgency } from './VerifiedAgency.tsx'

/** An agency's card in a dialog: its description, contact and joining date (P-profiles-13). */
export default function AgencyPopUp({
  person: { fullname, profile_url },
  onClose,
}: {
  person: { fullname: string; profile_url: string }
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={onClose} wide title={fullname}>
      <Card address={profile_url} onClose={onClose} />
    </Dialog>
  )
}

function Card({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const { data: profile, error, refetch } = useProfile(address)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!profile) return <Skeleton className="h-80" />
  const { user } = profile
  return (
    <div className="grid gap-4">
      {/* On a phone the three do not fit into one line. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-4">
        <PersonAvatar person={user} size="lg" className="mr-auto" />
        <div className="flex flex-wrap gap-2 max-md:order-last max-md:basis-full">
          <FollowButton person={user} />
          <MessageLink person={user} onClick={onClose} />
        </div>
        <MoreMenu subject={{ kind: 'profile', id: user.id, person: user }} />
      </div>
      {profile.verified && <VerifiedAgency verified={profile.verified} />}
      <div>
        <Translatable subject={{ userId: user.id }} text={user.biography} language={user.biographyLanguage}>
          {({ text, language }) => (
            <p lang={language ?? undefined} className="text-lg written">
              {text || <span className="text-quiet">{t('about.empty', { name: user.fullname })}</span>}
            </p>
          )}
        </Translatable>
      </div>
      <PersonalInfo profile={profile} />
      <SocialLinks profile={profile} />
    </div>
  )
}
