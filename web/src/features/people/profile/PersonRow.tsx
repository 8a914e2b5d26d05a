import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { CategoryMark } from '../category/CategoryMark.tsx'
import { FollowButton } from '../follow/FollowButton.tsx'
import { PersonLink } from './PersonLink.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { getCategorySlugs } from '../category/category-slugs.ts'
import { MessageLink } from './MessageLink.tsx'
import { MoreMenu } from '../report/MoreMenu.tsx'
import { PersonCategories } from './PersonCategories.tsx'
import type { PersonCard } from '@brilla/contract/people/profile'

/** A person as a row of a narrow list. */
export function PersonRow({
  person,
  iconOnly = false,
  hasActions = true,
  reason,
  renderText = (text) => text,
  note,
  linkState,
}: {
  person: PersonCard
  /** Leaves the label of the follow button out, for a list that is as narrow as a small phone. */
  iconOnly?: boolean
  /** False where people are selected: their names need the width. */
  hasActions?: boolean
  /** Why the person is recommended, in place of the category. */
  reason?: string | undefined
  /** Shows the name, the category and the location, such as with marked words. */
  renderText?: (text: string) => ReactNode
  /** Next to the location. */
  note?: ReactNode
  /** State of the history entry of the profile. */
  linkState?: unknown
}) {
  const formatLocation = useFormatLocation()
  return (
    <div className="flex items-center gap-3">
      <PersonAvatar person={person} />
      <div className="min-w-0 flex-1">
        <PersonLink
          person={person}
          linkState={linkState}
          className="relative inline-flex min-h-6 items-center gap-1 font-display font-bold tracking-tight [overflow-wrap:anywhere] after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
        >
          {renderText(person.fullname)}
        </PersonLink>
        {reason ? (
          <p className="text-sm text-quiet">{reason}</p>
        ) : (
          <PersonCategories person={person} max={1} renderText={renderText} />
        )}
        <div className="flex flex-wrap gap-x-3 text-sm text-quiet">
          <p className="max-w-full truncate">{renderText(formatLocation(person))}</p>
          {note}
        </div>
      </div>
      {hasActions && (
        <>
          <FollowButton
            person={person}
            inList
            iconOnly={iconOnly}
            className={iconOnly ? 'size-11 shrink-0 p-0!' : 'shrink-0 px-4 max-sm:[&_svg]:hidden'}
          />
          <MessageLink person={person} iconOnly className="-mx-1 max-sm:hidden" />
          <MoreMenu subject={{ kind: 'profile', id: person.id, person }} canWrite className="-mx-3" />
        </>
      )}
    </div>
  )
}

/** The same for a sidebar, with the city only: every row has the height of a name of two lines. */
export function CompactPersonRow({ person }: { person: PersonCard }) {
  const { t } = useTranslation()
  const formatLocation = useFormatLocation()
  const [category] = getCategorySlugs(person.categories)
  const discipline = person.type === 'agencia' ? t('agency') : category && t(`category.${category}`)
  return (
    <div className="flex h-20 items-center gap-2">
      <PersonAvatar person={person} />
      <div className="min-w-0 flex-1">
        <PersonLink
          person={person}
          className="line-clamp-2 font-display leading-5 font-bold tracking-tight no-underline hover:underline"
        />
        {discipline && (
          <p className="flex items-center gap-1.5 text-sm text-quiet">
            {category && <CategoryMark hue={category} />}
            <span className="truncate">{discipline}</span>
          </p>
        )}
        <p className="truncate text-sm text-quiet">{person.ciudad ?? formatLocation(person)}</p>
      </div>
      <FollowButton person={person} inList iconOnly className="size-11 shrink-0 p-0!" />
      <MoreMenu subject={{ kind: 'profile', id: person.id, person }} canWrite className="-mr-4 -ml-2" />
    </div>
  )
}
