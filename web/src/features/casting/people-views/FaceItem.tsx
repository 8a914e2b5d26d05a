import { CalendarCheck } from 'lucide-react'
import { crop } from '../../../lib/image.ts'
import { cn } from '../../../ui/cn.ts'
import { getInitials } from '../../../ui/initials.ts'
import { useBrokenImage } from '../../../ui/use-broken-image.ts'
import { PersonLink } from '../../people/profile/PersonLink.tsx'
import { SelectBox } from '../selection/SelectBox.tsx'
import { ItemActions } from './ItemActions.tsx'
import { PeopleItem } from './PeopleItem.tsx'
import { PersonMarks } from './PersonMarks.tsx'
import type { PeopleItemProps, ViewedPerson } from './people-view.ts'

/** A person as a face of a contact sheet, of which a screen holds as many as it can. */
export function FaceItem({
  person,
  texts: { age, height, languages, availability },
  marks,
  selection,
  isOpened,
  linkState,
  renderText,
  extra,
}: PeopleItemProps) {
  return (
    <PeopleItem isOpened={isOpened} className="group relative min-w-0">
      <div
        className={cn(
          'relative aspect-square overflow-hidden rounded-md',
          selection?.people.has(person.id) && 'outline-3 outline-ember',
        )}
      >
        <Face person={person} />
        <PersonMarks
          marks={marks}
          className="absolute right-1 bottom-1 z-1 rounded-full bg-black/65 px-1.5 py-0.5 text-white"
        />
      </div>
      <p className="mt-1 truncate text-sm leading-4.5 font-semibold" title={person.fullname}>
        <PersonLink
          person={person}
          linkState={linkState}
          className="no-underline group-hover:underline after:absolute after:inset-0 after:rounded-md"
        >
          {renderText?.(person.fullname)}
        </PersonLink>
      </p>
      <p className="flex items-center gap-1 text-xs text-quiet">
        <span aria-hidden className="truncate">
          {[person.facts?.age, height].filter((text) => text != null).join(' · ')}
        </span>
        <span className="sr-only">{[age, height].filter((text) => text !== null).join(', ')}</span>
        {availability && (
          <span title={availability} className="z-1 text-good">
            <CalendarCheck aria-hidden size={13} />
            <span className="sr-only">{availability}</span>
          </span>
        )}
      </p>
      {languages && (
        <p title={languages} className="truncate text-xs text-quiet">
          {languages}
        </p>
      )}
      {selection && (
        <SelectBox
          person={person}
          selection={selection}
          // Covers no face unless it is pointed at; on a touch screen always.
          className={cn(
            'absolute top-0 left-0 z-1',
            selection.people.size === 0 &&
              'transition pointer-fine:opacity-0 pointer-fine:focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
          )}
        />
      )}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end justify-center">
        <ItemActions
          person={person}
          marks={marks}
          className="pointer-events-auto rounded-full bg-surface shadow-soft **:[a,button]:size-7 **:[a,button]:min-h-7"
        />
      </div>
      {extra && <div className="relative z-1">{extra}</div>}
    </PeopleItem>
  )
}

/** The photo of a person, or the initials. */
function Face({ person: { profileImage, fullname } }: { person: ViewedPerson }) {
  const image = profileImage ? crop(profileImage, 170, 170) : null
  const [isBroken, markBroken] = useBrokenImage(image?.src)
  if (!image || isBroken)
    return (
      <span
        aria-hidden
        className="grid size-full place-items-center bg-ember-tint font-display text-2xl font-bold text-ember"
      >
        {getInitials(fullname)}
      </span>
    )
  return (
    <img
      {...image}
      alt=""
      decoding="async"
      onError={markBroken}
      className="size-full bg-ember-tint object-cover"
    />
  )
}
