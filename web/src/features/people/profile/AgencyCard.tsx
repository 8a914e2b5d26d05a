import { useTranslation } from '../../../lib/translation.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Translatable } from '../translation/Translatable.tsx'
import { InterestList } from './InterestList.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'
import type { Profile } from './profile.queries.ts'
import { ProfileColumns } from './ProfileColumns.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { VerifiedAgency } from './VerifiedAgency.tsx'

/** An agency's card as a page (P-profiles-13): whether it is verified, contact and joining date, then its description. */
export function AgencyCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { id, biography, biographyLanguage, fullname, interests } = profile.user
  return (
    <ProfileColumns
      wide="second"
      first={
        <>
          {profile.verified && (
            <Card className="p-5 md:p-6">
              <VerifiedAgency verified={profile.verified} />
            </Card>
          )}
          <PersonalInfo profile={profile} />
          <SocialLinks profile={profile} />
        </>
      }
      second={
        <>
          <ProfileCard title={t('about.agency')}>
            <Translatable subject={{ userId: id }} text={biography} language={biographyLanguage}>
              {({ text, language }) => (
                <p lang={language ?? undefined} className="text-lg written">
                  {text || <span className="text-quiet">{t('about.empty', { name: fullname })}</span>}
                </p>
              )}
            </Translatable>
          </ProfileCard>
          <InterestList interests={interests} />
        </>
      }
    />
  )
}
