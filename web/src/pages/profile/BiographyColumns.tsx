import { Translatable } from '../../features/translation/Translatable.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { CategoryList } from '../../features/category/CategoryList.tsx'
import { CastingFacts, WorkFacts } from '../../features/facts/FactCards.tsx'
import { InterestList } from '../../features/profile/InterestList.tsx'
import { PersonalInfo } from '../../features/profile/PersonalInfo.tsx'
import type { Profile } from '../../features/profile/profile.queries.ts'
import { ProfileColumns } from '../../features/profile/ProfileColumns.tsx'
import { SocialLinks } from '../../features/profile/SocialLinks.tsx'
import { ProfileCard } from '../../features/profile/ProfileCard.tsx'

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
