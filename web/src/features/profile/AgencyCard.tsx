import { useTranslation } from 'react-i18next'
import { InterestList } from './InterestList.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'
import type { Profile } from './profile.queries.ts'
import { ProfileColumns } from './ProfileColumns.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { ProfileCard } from './ProfileCard.tsx'

/** An agency's card as a page (P-profiles-13): contact and joining date, then its description. */
export function AgencyCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { biography, fullname, interests } = profile.user
  return (
    <ProfileColumns
      wide="second"
      first={
        <>
          <PersonalInfo profile={profile} />
          <SocialLinks profile={profile} />
        </>
      }
      second={
        <>
          <ProfileCard title={t('about.agency')}>
            <p className="text-lg written">
              {biography || <span className="text-quiet">{t('about.empty', { name: fullname })}</span>}
            </p>
          </ProfileCard>
          <InterestList interests={interests} />
        </>
      }
    />
  )
}
