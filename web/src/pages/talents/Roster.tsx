import { rosterOrders } from '@brilla/contract/discovery/roster-orders'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { Users, UserSearch } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMarks } from '../../features/casting/marks/marks.queries.ts'
import { PeopleView } from '../../features/casting/people-views/PeopleView.tsx'
import { SkipToPeople } from '../../features/casting/people-views/SkipToPeople.tsx'
import { ViewChoice } from '../../features/casting/people-views/ViewChoice.tsx'
import { SelectAll } from '../../features/casting/selection/SelectBox.tsx'
import { SelectionBar } from '../../features/casting/selection/SelectionBar.tsx'
import { useSelection } from '../../features/casting/selection/use-selection.ts'
import { changeSearch } from '../../features/discovery/search/explore-params.ts'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { PeoplePage } from '../../features/discovery/search/PeoplePage.tsx'
import { readRosterRequest, useRoster } from '../../features/discovery/search/roster.queries.ts'
import { useResultLinks } from '../../features/discovery/search/use-result-links.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ChoiceLink, ChoiceNav } from '../../ui/ChoiceNav.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'

/** /talentos: the roster, which are the talents that an agency follows (P-follows-6). */
export default function Roster() {
  const { t } = useTranslation('discovery')
  const [search] = useSearchParams()
  const request = readRosterRequest(search)
  const { q, order, view } = request
  const people = useRoster(request)
  const rows = people.data?.rows ?? []
  const selection = useSelection('roster', rows)
  const marks = useMarks(rows.map(({ id }) => id))
  const links = useResultLinks(people)
  const [typed, setTyped] = useTypedName(q)
  return (
    <ExploreFrame>
      <PageHeading title={t('followed.title')} text={t('followed.text')} className="mb-3" />
      <SkipToPeople />
      <div className="mb-2 grid grid-cols-1 items-center gap-x-4 gap-y-2 md:flex md:flex-wrap">
        <SearchInput label={t('followed.search')} value={typed} onType={setTyped} className="md:w-64" />
        <ChoiceNav label={t('followed.order.label')}>
          {rosterOrders.map((each) => (
            <ChoiceLink
              key={each}
              to={{ search: changeSearch(search, { order: each === 'recent' ? null : each }) }}
              current={each === order}
            >
              {t(`followed.order.${each}`)}
            </ChoiceLink>
          ))}
        </ChoiceNav>
        <ViewChoice />
      </div>
      <PeoplePage
        people={people}
        view={view}
        head={selection && <SelectAll selection={selection} />}
        label={t('followed.title')}
        empty={
          q === '' ? (
            <EmptyState
              icon={Users}
              title={t('followed.empty')}
              text={t('followed.emptyText')}
              action={<ButtonLink to="/explorar">{t('followed.action')}</ButtonLink>}
            />
          ) : (
            <EmptyState
              icon={UserSearch}
              title={t('followed.nobody', { q })}
              text={t('followed.nobodyText')}
              action={
                <Button variant="secondary" onClick={() => setTyped('')}>
                  {t('followed.everybody')}
                </Button>
              }
            />
          )
        }
        renderPeople={(rows) => (
          <PeopleView
            view={view}
            people={rows}
            label={t('followed.title')}
            marks={marks}
            selection={selection}
            getLinkState={links.getLinkState}
            openedId={links.getOpenedId(rows)}
          />
        )}
      />
      {selection && <SelectionBar selection={selection} />}
    </ExploreFrame>
  )
}

const debounceMilliseconds = 250

/** What is typed into the field, which becomes part of the address. */
function useTypedName(q: string): [string, (text: string) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  // The address changes also by "Back" and by links.
  if (shown !== q) {
    setShown(q)
    if (normalizeLine(typed) !== q) setTyped(q)
  }
  const wanted = useDebouncedValue(normalizeLine(typed), debounceMilliseconds)
  const apply = useEffectEvent((wanted: string) => {
    if (wanted !== q && wanted === normalizeLine(typed))
      void navigate({ search: changeSearch(search, { q: wanted || null }) }, { replace: true })
  })
  useEffect(() => apply(wanted), [wanted])
  return [typed, (text) => setTyped(cutText(text, limits.nameMax))]
}
