import { findCategory } from '@brilla/contract/people/categories'
import type { FoundPerson } from '@brilla/contract/discovery/search'
import { Fragment } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'
import type { MarksById } from '../../casting/marks/marks.queries.ts'
import { readView } from '../../casting/people-views/people-view.ts'
import { PeopleView } from '../../casting/people-views/PeopleView.tsx'
import type { Selection } from '../../casting/selection/use-selection.ts'
import { MarkedParts, MarkedText } from './MarkedText.tsx'
import { listValues, readSearchRequest } from './search-params.ts'
import { useFilterLabels } from './search-labels.ts'
import type { useResultLinks } from './use-result-links.ts'

/** A page of results in the view of the address, with what the search matched. */
export function FoundPeople({
  people,
  links: { shownSearch, getLinkState, getOpenedId },
  q,
  label,
  marks,
  selection,
}: {
  people: FoundPerson[]
  links: ReturnType<typeof useResultLinks>
  /** The words to mark. */
  q: string
  label: string
  marks: MarksById
  selection: Selection | null
}) {
  const { formatValue } = useFilterLabels()
  const params = new URLSearchParams(shownSearch)
  const filtered = listValues(readSearchRequest(params), 'category')
  const view = readView(params)
  function createTextRenderer({ fullname, ciudad, country, matched }: FoundPerson) {
    const named = [
      ...matched.categories.map((id) => formatValue('category', String(id))),
      ...(matched.city && ciudad ? [ciudad] : []),
      ...(matched.country ? [formatValue('country', country)] : []),
    ]
    return (text: string) => <MarkedText text={text} q={q} phrases={text === fullname ? undefined : named} />
  }
  return (
    <PeopleView
      view={view}
      people={people.map((person) => showSearchedFirst(person, filtered))}
      label={label}
      marks={marks}
      selection={selection}
      renderText={createTextRenderer}
      renderNote={({ matched }) => <MatchedFacts matched={matched} isInline={view === 'list'} />}
      getLinkState={getLinkState}
      openedId={getOpenedId(people)}
    />
  )
}

/** Not all categories have space: those that the search names come first, then those it filters by. */
function showSearchedFirst(person: FoundPerson, slugs: string[]): FoundPerson {
  const { categories, matched } = person
  const filtered = categories.filter((id) => slugs.includes(findCategory(String(id))?.slug ?? ''))
  return { ...person, categories: [...new Set([...matched.categories, ...filtered, ...categories])] }
}

/** The skills and languages of a person that the search matched, and an excerpt of the biography. */
function MatchedFacts({
  matched: { skills, languages, biography },
  isInline,
}: Pick<FoundPerson, 'matched'> & { isInline: boolean }) {
  const { t } = useTranslation('search')
  const { formatValue } = useFilterLabels()
  const names = [...skills, ...languages.map((code) => formatValue('languages', code))]
  const className = isInline ? 'inline after:content-["_·_"]' : 'text-sm [overflow-wrap:anywhere]'
  return (
    <>
      {names.length > 0 && (
        <p className={className}>
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
        <p className={cn(className, !isInline && 'line-clamp-3')}>
          <MarkedParts parts={biography} />
        </p>
      )}
    </>
  )
}
