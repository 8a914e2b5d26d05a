import { crop } from '../../lib/image.ts'
import { useFormatLocation } from '../../lib/useFormatLocation.ts'
import { FollowButton } from '../follow/FollowButton.tsx'
import { PersonLink } from '../profile/PersonLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { PersonCategories } from './PersonCategories.tsx'
import type { FoundPerson } from './discovery.queries.ts'

/** A person as a row of a narrow list. */
export function PersonRow({ person }: { person: FoundPerson }) {
  const formatLocation = useFormatLocation()
  return (
    <div className="flex items-center gap-3">
      <Avatar
        name={person.fullname}
        image={person.profileImage ? crop(person.profileImage, 92, 92) : null}
        {...(person.type === 'agencia' && { className: 'rounded-md!' })}
      />
      <div className="min-w-0 flex-1">
        <PersonLink
          person={person}
          className="inline-flex min-h-6 items-center font-display font-bold tracking-tight [overflow-wrap:anywhere] hover:underline"
        />
        <PersonCategories person={person} max={1} />
        <p className="truncate text-sm text-quiet">{formatLocation(person)}</p>
      </div>
      <FollowButton person={person} inList className="shrink-0 px-4 max-sm:[&_svg]:hidden" />
    </div>
  )
}
