import { useTranslation } from '../../../lib/translation.tsx'
import { ProfileCard } from './ProfileCard.tsx'

/** A card of interests and hobbies; nothing where there are none (P-settings-16). */
export function InterestList({ interests }: { interests: readonly string[] }) {
  const { t } = useTranslation('profile')
  if (interests.length === 0) return null
  return (
    <ProfileCard title={t('interests')}>
      <ul className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li
            key={interest}
            className="max-w-full rounded-full bg-sunken px-4 py-1.5 [overflow-wrap:anywhere]"
          >
            {interest}
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
