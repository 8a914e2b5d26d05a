import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countryName } from '../../lib/format.ts'
import { asLanguage } from '../../lib/language.ts'
import { calendarDate, monthAndYear } from '../../lib/time.ts'
import type { Profile } from './profile.data.ts'
import { readable, webAddress } from './web-address.ts'
import { ProfileCard } from './ProfileCard.tsx'

const linkClass = 'font-semibold underline underline-offset-4'

/** What somebody tells of themselves; what they keep to themselves has no line (P-profiles-7). */
export function PersonalInfo({ profile: { user, profile } }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profile')
  const language = asLanguage(i18n.language)
  const web = webAddress(profile.web)
  // An agency's birth date and sex are those of whoever opened its account.
  const person = user.type === 'talento'
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('info.name'), user.fullname],
    [t('info.birthdate'), person && user.birthdate && calendarDate(user.birthdate, language)],
    [t('info.sex'), person && user.sex && t(`info.${user.sex}`)],
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
          {readable(web)}
        </a>
      ),
    ],
  ]
  return (
    <ProfileCard title={person ? t('info.title') : t('info.agency')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {lines
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
              <dt className="text-quiet">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </ProfileCard>
  )
}
