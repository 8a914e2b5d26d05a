import { findCategory, type CategorySlug } from '@brilla/contract/people/categories'
import type { FoundPerson } from '@brilla/contract/discovery/search'
import type { PersonCard as Person } from '@brilla/contract/people/profile'
import { Eye } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import { useClaims } from '../../../lib/context.tsx'
import { readPage } from '../../../lib/page-number.ts'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Card } from '../../../ui/Card.tsx'
import { choiceInputClass } from '../../../ui/choice-classes.ts'
import { cn } from '../../../ui/cn.ts'
import { PersonCard } from '../../people/profile/PersonCard.tsx'
import { PersonRow } from '../../people/profile/PersonRow.tsx'
import { MarkedParts, MarkedText } from './MarkedText.tsx'
import { toResultState } from './result-position.ts'
import { readSearchRequest } from './search-params.ts'
import { useFilterLabels } from './search-labels.ts'
import { useSeenProfiles } from './seen-profiles.ts'

/** People to follow at once, by their ids. */
export interface Selection {
  people: ReadonlyMap<string, Person>
  toggle: (person: Person) => void
}

/** A page of results as cards or as a list; with a selection, each person who is not followed has a checkbox. */
export function FoundPeople({
  people,
  search,
  q,
  isList,
  label,
  selection,
  opened,
}: {
  people: FoundPerson[]
  /** The query string of the search that found them, with their page. */
  search: string
  /** The words to mark. */
  q: string
  isList: boolean
  label: string
  selection: Selection | null
  /** The place of the result to which the reader returns, from 0 over all pages: it gets the focus. */
  opened: number | null
}) {
  const isWide = useMinWidth(480)
  const isAgency = useClaims()?.profileType === 'agencia'
  const seen = useSeenProfiles()
  const { formatValue } = useFilterLabels()
  const { category } = readSearchRequest(new URLSearchParams(search))
  const first = (readPage(new URLSearchParams(search)) - 1) * limits.pageSize
  const openedItem = useRef<HTMLLIElement>(null)
  const openedId = opened === null ? undefined : people[opened - first]?.id
  const items = people.map((person, index) => ({
    person: showSearchedFirst(person, category),
    itemProps: person.id === openedId ? { ref: openedItem, 'data-opened': '' } : {},
    isFirst: index === 0,
    isSeen: seen.has(person.id),
    linkState: isAgency ? toResultState({ search, index: first + index }) : undefined,
  }))
  useEffect(() => {
    if (openedId !== undefined) openedItem.current?.querySelector('a')?.focus()
  }, [openedId, openedItem])
  function createTextRenderer({ fullname, ciudad, country, matched }: FoundPerson) {
    const named = [
      ...matched.categories.map((id) => formatValue('category', String(id))),
      ...(matched.city && ciudad ? [ciudad] : []),
      ...(matched.country ? [formatValue('country', country)] : []),
    ]
    return (text: string) => <MarkedText text={text} q={q} phrases={text === fullname ? undefined : named} />
  }
  if (isList)
    return (
      <Card className="p-4">
        <ul aria-label={label} className="grid grid-cols-1 gap-3">
          {items.map(({ person, itemProps, isSeen, linkState }) => (
            <li key={person.id} {...itemProps} className="flex items-center gap-2">
              {selection && <SelectBox person={person} selection={selection} />}
              <div className="min-w-0 flex-1">
                <PersonRow
                  person={person}
                  iconOnly={!isWide}
                  hasActions={isWide || !selection}
                  renderText={createTextRenderer(person)}
                  note={isSeen && <SeenMark className="shrink-0" />}
                  linkState={linkState}
                />
                <MatchedFacts matched={person.matched} className="ml-15" />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    )
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {items.map(({ person, itemProps, isFirst, isSeen, linkState }) => (
        <li key={person.id} {...itemProps} className="relative">
          <PersonCard
            person={person}
            heading="h2"
            prioritizeImage={isFirst}
            renderText={createTextRenderer(person)}
            note={<MatchedFacts matched={person.matched} />}
            linkState={linkState}
          />
          {isSeen && (
            <SeenMark className="pointer-events-none absolute top-20 right-2 rounded-full bg-black/65 px-2.5 py-0.5 font-semibold text-white" />
          )}
          {selection && (
            <SelectBox
              person={person}
              selection={selection}
              className="absolute top-2 left-2 rounded-full bg-surface shadow-soft"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Not all categories have space: those that the search names come first, then the one it filters by. */
function showSearchedFirst(person: FoundPerson, filter: CategorySlug | undefined): FoundPerson {
  const { categories, matched } = person
  const filtered = categories.filter((id) => findCategory(String(id))?.slug === filter)
  return { ...person, categories: [...new Set([...matched.categories, ...filtered, ...categories])] }
}

/** The skills and languages of a person that the search matched, and an excerpt of the biography. */
function MatchedFacts({
  matched: { skills, languages, biography },
  className,
}: Pick<FoundPerson, 'matched'> & { className?: string }) {
  const { t } = useTranslation('search')
  const { formatValue } = useFilterLabels()
  const names = [...skills, ...languages.map((code) => formatValue('language', code))]
  return (
    <>
      {names.length > 0 && (
        <p className={cn('text-sm [overflow-wrap:anywhere]', className)}>
          <span className="sr-only">{t('matched')}</span>
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <MarkedParts parts={[{ text: name, isMatch: true }]} />
            </Fragment>
          ))}
        </p>
      )}
      {biography.length > 0 && (
        <p className={cn('line-clamp-3 text-sm [overflow-wrap:anywhere]', className)}>
          <MarkedParts parts={biography} />
        </p>
      )}
    </>
  )
}

function SeenMark({ className }: { className: string }) {
  const { t } = useTranslation('search')
  return (
    <p className={cn('flex items-center gap-1 text-sm', className)}>
      <Eye aria-hidden size={15} />
      {t('seen')}
    </p>
  )
}

/** Who is followed already has an empty place instead. */
function SelectBox({
  person,
  selection: { people, toggle },
  className,
}: {
  person: Person
  selection: Selection
  className?: string
}) {
  const { t } = useTranslation('search')
  if (person.following) return className ? null : <span className="size-11 shrink-0" />
  return (
    <label className={cn('grid size-11 shrink-0 cursor-pointer place-items-center', className)}>
      <span className="sr-only">{t('select.one', { name: person.fullname })}</span>
      <input
        type="checkbox"
        checked={people.has(person.id)}
        onChange={() => toggle(person)}
        className={choiceInputClass}
      />
    </label>
  )
}
