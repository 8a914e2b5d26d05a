import { Translatable } from '../../features/people/translation/Translatable.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { CategoryList } from '../../features/people/category/CategoryList.tsx'
import { CastingFacts, WorkFacts } from '../../features/people/facts/FactCards.tsx'
import { InterestList } from '../../features/people/profile/InterestList.tsx'
import { PersonalInfo } from '../../features/people/profile/PersonalInfo.tsx'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { ProfileColumns } from '../../features/people/profile/ProfileColumns.tsx'
import { SocialLinks } from '../../features/people/profile/SocialLinks.tsx'
import { ProfileCard } from '../../features/people/profile/ProfileCard.tsx'

/** All that the reader may know of a talent, in two columns. */
export function BiographyColumns({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { user, categories, facts } = profile
  return (
    <ProfileColumns
      wide="first"
      first={
        <>
          <ProfileCard title={t('about.title')}>
            <Translatable
              subject={{ userId: user.id }}
              text={user.biography}
              language={user.biographyLanguage}
            >
              {({ text, language }) => (
                <p lang={language ?? undefined} className="max-w-prose text-lg written">
                  {text || <span className="text-quiet">{t('about.empty', { name: user.nombre })}</span>}
                </p>
              )}
            </Translatable>
          </ProfileCard>
          {categories.length > 0 && (
            <ProfileCard title={t('categories')}>
              <CategoryList slugs={categories} />
            </ProfileCard>
          )}
          <WorkFacts facts={facts} profileUrl={user.profile_url} />
          <InterestList interests={user.interests} />
        </>
      }
      second={
        <>
          <PersonalInfo profile={profile} />
          <CastingFacts facts={facts} />
          <SocialLinks profile={profile} />
        </>
      }
    />
  )
}
