import { useTranslation } from 'react-i18next'
import type { PersonCard as Person } from '@brilla/contract/profile'
import { useClaims } from '../core/context.tsx'
import { countryName } from '../core/format.ts'
import { crop } from '../core/image.ts'
import { useLanguage } from '../core/useLanguage.ts'
import { PersonLink } from './PersonLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { cn } from '../ui/cn.ts'
import { FollowButton } from './FollowButton.tsx'

/** Somebody in a list: their cover and face, who they are and from where, and the way to follow them. */
export function PersonCard({ person }: { person: Person }) {
  const { t } = useTranslation('profile')
  const [language] = useLanguage()
  const own = useClaims()?.sub === person.id
  const agency = person.type === 'agencia'
  const country = countryName(person.country, language)
  return (
    <Card className="relative flex h-full flex-col overflow-hidden">
      <div className="aspect-[318/122] w-full bg-linear-to-br from-[#4a2f1d] to-[#12100e]">
        {person.coverImage && (
          <img
            {...crop(person.coverImage, 318, 122)}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </div>
      <Avatar
        name={person.fullname}
        picture={person.profileImage ? crop(person.profileImage, 92, 92) : null}
        size="lg"
        className={cn('relative -mt-12 ml-3 border-4 md:ml-4 border-surface', agency && 'rounded-lg!')}
      />
      <div className="flex grow flex-col gap-3 px-3 pt-2 pb-3 md:px-4 md:pb-4">
        <div className="grow">
          <h3 className="text-lg">
            {/* The whole card leads there, except for its button. */}
            <PersonLink
              person={person}
              className="[overflow-wrap:anywhere] no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
            />
          </h3>
          <p className="text-sm text-quiet">
            {[agency && t('people.agency'), country].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!own && (
          <div className="relative">
            <FollowButton person={person} listed />
          </div>
        )}
      </div>
    </Card>
  )
}
