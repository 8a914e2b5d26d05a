import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { crop } from '../core/image.ts'
import { PersonLink } from '../profile/PersonLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Crafts, slugsOf } from './Crafts.tsx'
import type { FoundPerson } from './discovery.data.ts'
import { FollowToggle } from './FollowToggle.tsx'
import { usePlace } from './usePlace.ts'

/** Somebody in a list: their cover, their face, what they do and where; all of it leads to their stage. */
export function PersonCard({ person, heading: Heading }: { person: FoundPerson; heading: 'h2' | 'h3' }) {
  const place = usePlace()
  const agency = person.type === 'agencia'
  return (
    <Card className="group relative grid h-full grid-rows-[auto_1fr] overflow-hidden transition hover:shadow-soft">
      <Cover person={person} />
      <div className="grid content-between gap-4 px-4 pb-4">
        <div>
          <Avatar
            name={person.fullname}
            picture={person.profileImage ? crop(person.profileImage, 92, 92) : null}
            size="lg"
            className={`relative -mt-12 border-4 border-surface bg-surface ${agency ? 'rounded-lg!' : ''}`}
          />
          <div className="mt-2 grid gap-1">
            <Heading className="text-xl leading-tight">
              <PersonLink
                person={person}
                className="[overflow-wrap:anywhere] no-underline after:absolute after:inset-0 after:rounded-lg group-hover:underline"
              />
            </Heading>
            <Crafts person={person} />
            <p className="flex items-start gap-1.5 text-sm text-quiet">
              <MapPin aria-hidden size={15} className="mt-0.5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{place(person)}</span>
            </p>
          </div>
        </div>
        <FollowToggle person={person} className="relative w-full" />
      </div>
    </Card>
  )
}

/** The cover, or the light of what they do. */
function Cover({ person }: { person: FoundPerson }) {
  const [broken, setBroken] = useState(false)
  const [hue = 'ember'] = slugsOf(person)
  return (
    <div aria-hidden className="h-29 overflow-hidden bg-[#1b1815]">
      {person.coverImage && !broken ? (
        <img
          {...crop(person.coverImage, 318, 122)}
          alt=""
          width={318}
          height={122}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover transition duration-240 group-hover:scale-[1.03]"
        />
      ) : (
        <div
          className="size-full"
          style={{
            background: `radial-gradient(80% 130% at 50% -10%, color-mix(in oklab, var(--${hue}) 80%, transparent), transparent)`,
          }}
        />
      )}
    </div>
  )
}
