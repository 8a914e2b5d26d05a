import type { ReactNode } from 'react'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { CategoryMark } from '../../people/category/CategoryMark.tsx'
import { getCategorySlugs } from '../../people/category/category-slugs.ts'
import { PersonLink } from '../../people/profile/PersonLink.tsx'
import { MoreMenu } from '../../people/report/MoreMenu.tsx'
import { SelectBox } from '../selection/SelectBox.tsx'
import { ItemActions } from './ItemActions.tsx'
import { PeopleItem } from './PeopleItem.tsx'
import { PersonMarks } from './PersonMarks.tsx'
import type { PeopleItemProps, ViewedPerson } from './people-view.ts'
import type { FactTexts } from './use-fact-texts.ts'

/** A person as a row so low that a screen has more than ten. */
export function PersonRowItem({
  person,
  texts,
  marks,
  selection,
  isOpened,
  linkState,
  renderText,
  note,
  extra,
}: PeopleItemProps) {
  return (
    <PeopleItem
      isOpened={isOpened}
      className={cn(
        'group relative bg-surface px-2 max-sm:py-2.5 hover:bg-sunken has-[a:focus-visible]:bg-sunken',
        Boolean(extra) && 'sm:pt-3',
        selection?.people.has(person.id) && 'bg-ember-tint!',
      )}
    >
      <div className="relative flex items-center gap-2 bg-inherit">
        {selection && <SelectBox person={person} selection={selection} className="z-1 -mr-2" />}
        <PersonAvatar person={person} size="sm" />
        <div className="grid min-w-0 flex-1 grid-cols-1 items-center gap-x-4 @xl:grid-cols-2">
          <div className="min-w-0">
            <div className="flex items-center gap-2">
              <PersonLink
                person={person}
                linkState={linkState}
                className="font-display leading-5 font-bold tracking-tight no-underline @max-xl:line-clamp-2 @max-xl:[overflow-wrap:anywhere] @xl:truncate after:absolute after:inset-0 hover:underline focus-visible:outline-offset-0"
              >
                {renderText?.(person.fullname)}
              </PersonLink>
              <PersonMarks marks={marks} className="z-1 text-quiet" />
            </div>
            <Subtitle person={person} note={note} renderText={renderText} />
          </div>
          <Facts {...texts} />
        </div>
        <ItemActions
          person={person}
          marks={marks}
          className="shrink-0 **:[a,button]:size-9 **:[a,button]:min-h-9 @max-3xl:absolute @max-3xl:inset-y-0 @max-3xl:right-13 @max-3xl:bg-inherit"
        />
        <MoreMenu subject={{ kind: 'profile', id: person.id, person }} canWrite className="z-1 shrink-0" />
      </div>
      {extra && <div className="relative z-1 mt-1.5 ml-11">{extra}</div>}
    </PeopleItem>
  )
}

/**
 * In columns, so that they can be compared down the list; each is cut to one line, all of which is a tooltip. A narrow list has
 * no columns, and two lines for the languages.
 */
function Facts({ age, height, languages, availability }: FactTexts) {
  return (
    <div className="flex flex-wrap gap-x-3 text-sm leading-4.5 @xl:*:truncate @xl:grid @xl:grid-cols-[5.5rem_4.25rem_minmax(0,1fr)] @xl:gap-x-0">
      <p>{age}</p>
      <p>{height}</p>
      <p title={availability ?? undefined}>{availability}</p>
      <p
        title={languages ?? undefined}
        className="col-span-3 text-quiet @max-xl:line-clamp-2 @max-xl:basis-full"
      >
        {languages}
      </p>
    </div>
  )
}

/** What the search matched, the first discipline and the city, on one line. */
function Subtitle({
  person,
  note,
  renderText = (text) => text,
}: {
  person: ViewedPerson
  note: ReactNode
  renderText?: ((text: string) => ReactNode) | undefined
}) {
  const { t } = useTranslation()
  const formatLocation = useFormatLocation()
  const [category] = getCategorySlugs(person.categories)
  const discipline = person.type === 'agencia' ? t('agency') : category && t(`category.${category}`)
  return (
    <div className="truncate text-sm leading-4.5 text-quiet *:inline [&_mark]:bg-transparent [&_mark]:text-ink">
      {category && <CategoryMark hue={category} />} {note}
      {discipline && renderText(discipline)}
      {discipline && ' · '}
      {renderText(person.ciudad ?? formatLocation(person))}
    </div>
  )
}
