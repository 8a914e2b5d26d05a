import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PersonCard as Person } from '@brilla/contract/people/profile'
import { cardImage } from '../../../lib/image.ts'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { getCategorySlugs } from '../category/category-slugs.ts'
import { cn } from '../../../ui/cn.ts'
import { FollowButton } from '../follow/FollowButton.tsx'
import { MessageLink } from './MessageLink.tsx'
import { MoreMenu } from '../report/MoreMenu.tsx'
import { PersonCategories } from './PersonCategories.tsx'
import { PersonLink } from './PersonLink.tsx'

/** A person in a grid: cover, photo, name, categories, location, a follow button and a menu. The whole card links to the profile. */
export function PersonCard({
  person,
  heading: Heading = 'h3',
  compact = false,
  prioritizeImage = false,
  renderText = (text) => text,
  note,
  linkState,
  hasShortcuts = false,
  actions,
  toPage,
}: {
  person: Person
  heading?: 'h2' | 'h3'
  /** For two cards per row on a phone. */
  compact?: boolean
  /** For the first card of a page: its cover is loaded with high priority. */
  prioritizeImage?: boolean
  /** Shows the name, the categories and the location, such as with marked words. */
  renderText?: (text: string) => ReactNode
  /** What else there is to say about the person, below the categories. */
  note?: ReactNode
  /** State of the history entry of the profile. */
  linkState?: unknown
  /** In an item that shortcuts act on. */
  hasShortcuts?: boolean
  /** Further buttons. */
  actions?: ReactNode
  /** Also an agency's name leads to its page. */
  toPage?: boolean
}) {
  const formatLocation = useFormatLocation()
  return (
    <Card className="group relative grid h-full grid-cols-1 grid-rows-[auto_1fr] overflow-hidden transition hover:shadow-soft">
      <div
        aria-hidden
        className={cn('overflow-hidden bg-night-surface', compact ? 'aspect-[318/122] w-full' : 'h-29')}
      >
        <Cover
          image={person.coverImage}
          placeholder={person.coverPlaceholder}
          hue={getCategorySlugs(person.categories)[0] ?? 'ember'}
          prioritized={prioritizeImage}
        />
      </div>
      <div
        className={cn(
          'grid grid-cols-1 content-between',
          compact ? 'gap-3 px-3 pb-3 md:px-4 md:pb-4' : 'gap-4 px-4 pb-4',
        )}
      >
        <div>
          <PersonAvatar
            person={person}
            size="lg"
            className="relative -mt-12 border-4 border-surface bg-surface"
          />
          <div className={cn('mt-2 grid grid-cols-1', !compact && 'gap-1')}>
            <Heading className={compact ? 'text-lg' : 'text-xl leading-tight'}>
              {/* Covers the whole card, except for its button. */}
              <PersonLink
                person={person}
                linkState={linkState}
                toPage={toPage}
                className="[overflow-wrap:anywhere] no-underline after:absolute after:inset-0 after:rounded-lg group-hover:underline"
              >
                {renderText(person.fullname)}
              </PersonLink>
            </Heading>
            <PersonCategories person={person} renderText={renderText} />
            {note}
            <p className="flex items-start gap-1.5 text-sm text-quiet">
              <MapPin aria-hidden size={15} className="mt-0.5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{renderText(formatLocation(person))}</span>
            </p>
          </div>
        </div>
        <div className="@container relative flex gap-2">
          <FollowButton
            person={person}
            inList
            adaptive
            hasShortcut={hasShortcuts}
            className="min-w-0 flex-1 px-3"
          />
          {actions}
          <MessageLink person={person} iconOnly hasShortcut={hasShortcuts} />
        </div>
      </div>
      <MoreMenu
        subject={{ kind: 'profile', id: person.id, person }}
        // The target of 44 px has a smaller disc, which leaves the photo of a narrow card uncovered.
        className="absolute top-0 right-0 bg-black/50 bg-clip-content p-1.5 text-white enabled:hover:bg-black/75"
      />
    </Card>
  )
}

function Cover({
  image,
  placeholder,
  hue,
  prioritized,
}: {
  image: string | null
  placeholder: string | null
  hue: string
  prioritized: boolean
}) {
  if (image)
    return (
      <BlurredImage
        placeholder={placeholder}
        {...cardImage(image)}
        alt=""
        width={318}
        height={122}
        loading={prioritized ? 'eager' : 'lazy'}
        fetchPriority={prioritized ? 'high' : 'auto'}
        // Painted with the text: the first cover has usually loaded already.
        decoding={prioritized ? 'sync' : 'async'}
        className="size-full object-cover transition duration-240 group-hover:[scale:1.03]"
      />
    )
  const light = `color-mix(in oklab, var(--${hue}) 80%, transparent)`
  return (
    <div
      className="size-full"
      style={{ background: `radial-gradient(80% 130% at 50% -10%, ${light}, transparent)` }}
    />
  )
}
