import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { countryName } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate, monthAndYear } from '../../../lib/time.ts'
import type { Profile } from './profile.queries.ts'
import { formatWebAddress, parseWebAddress } from './web-address.ts'
import { ProfileCard } from './ProfileCard.tsx'

const linkClass = 'font-semibold underline underline-offset-4'

/** The part of a profile that is shown here. */
interface Shown {
  user: Pick<
    Profile['user'],
    'type' | 'fullname' | 'birthdate' | 'sex' | 'ciudad' | 'country' | 'email' | 'createdAt'
  >
  profile: Pick<Profile['profile'], 'web'>
}

/** Personal information; what is empty or hidden has no line (P-profiles-7). */
export function PersonalInfo({ profile: { user, profile } }: { profile: Shown }) {
  const { t, i18n } = useTranslation('profile')
  const language = asLanguage(i18n.language)
  const web = parseWebAddress(profile.web)
  // An agency's birth date and sex are those of the person who registered it.
  const isTalent = user.type === 'talento'
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('info.name'), user.fullname],
    [t('info.birthdate'), isTalent && user.birthdate && calendarDate(user.birthdate, language)],
    [t('info.sex'), isTalent && user.sex && t(`info.${user.sex}`)],
    [t('info.city'), user.ciudad],
    [t('info.country'), countryName(user.country, language)],
    [
      t('info.email'),
      user.email && (
        <a href={`mailto:${user.email}`} className={linkClass}>
          {user.email}
        </a>
      ),
    ],
    [t('info.since'), monthAndYear(user.createdAt, language)],
    [
      t('info.web'),
      web && (
        <a href={web} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkClass}>
          {formatWebAddress(web)}
        </a>
      ),
    ],
  ]
  return (
    <ProfileCard title={isTalent ? t('info.title') : t('info.agency')}>
      {/* By its own width: in a narrow column addresses would break inside words. */}
      <div className="@container">
        <dl className="grid gap-x-6 gap-y-3 @sm:grid-cols-[minmax(8rem,auto)_1fr]">
          {lines
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="@sm:col-span-2 @sm:grid @sm:grid-cols-subgrid">
                <dt className="text-quiet">{name}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </ProfileCard>
  )
}
