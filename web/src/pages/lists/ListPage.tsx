import { limits } from '@brilla/contract/platform/limits'
import { ListChecks } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { listOrders } from '@brilla/contract/casting/list-choices'
import { readListRequest } from '../../features/casting/list/list-address.ts'
import { useList, type ListRow } from '../../features/casting/list/list.queries.ts'
import { PeopleView } from '../../features/casting/people-views/PeopleView.tsx'
import { readView } from '../../features/casting/people-views/people-view.ts'
import { ViewChoice } from '../../features/casting/people-views/ViewChoice.tsx'
import { PresentButton } from '../../features/casting/presentation/PresentButton.tsx'
import { SelectAll } from '../../features/casting/selection/SelectBox.tsx'
import { SelectionBar } from '../../features/casting/selection/SelectionBar.tsx'
import { useSelection } from '../../features/casting/selection/use-selection.ts'
import { PeoplePage } from '../../features/discovery/search/PeoplePage.tsx'
import { useResultLinks } from '../../features/discovery/search/use-result-links.ts'
import { ApiError } from '../../lib/api.ts'
import { changeParams } from '../../lib/change-params.ts'
import { useTitle } from '../../lib/page-title.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChoiceLink, ChoiceNav } from '../../ui/ChoiceNav.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'
import { ListActions } from './ListActions.tsx'
import { ListedPersonFields } from './ListedPersonFields.tsx'
import { useHandOrder } from './use-hand-order.ts'

/** A list shows its notes and its order by hand best in rows. */
const initialView = 'list'

/** /listas/:id: the people on a list, with note and status (P-lists-12). */
export default function ListPage() {
  const { t } = useTranslation(['list', 'discovery'])
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const request = readListRequest(id, search)
  const query = useList(request)
  const { data, error } = query
  const view = readView(search, initialView)
  useTitle(data?.list.name)
  const links = useResultLinks(query)
  const people = useHandOrder(data ?? { rows: [], count: 0 }, request)
  const selection = useSelection(`list ${id}`, people.rows)
  if (error instanceof ApiError && error.status === 404)
    return (
      <ExploreFrame>
        <EmptyState
          heading="h1"
          icon={ListChecks}
          title={t('gone.title')}
          text={t('gone.text')}
          action={<ButtonLink to="/listas">{t('title')}</ButtonLink>}
        />
      </ExploreFrame>
    )
  const marks = new Map(people.rows.map((row) => [row.id, withoutList(row, id)]))
  return (
    <ExploreFrame>
      <BackLink to="/listas">{t('title')}</BackLink>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-[1_1_16rem] text-4xl font-extrabold [overflow-wrap:anywhere]">
          {data?.list.name}
        </h1>
        {data && <ListActions list={data.list} />}
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <ChoiceNav label={t('order.label')}>
          {listOrders.map((order) => (
            <ChoiceLink
              key={order}
              to={{
                search: changeParams(search, {
                  order: order === 'position' ? null : order,
                  page: null,
                }).toString(),
              }}
              current={order === request.order}
            >
              {t(`order.${order}`)}
            </ChoiceLink>
          ))}
        </ChoiceNav>
        <ViewChoice initial={initialView} />
      </div>
      <PeoplePage
        people={query}
        view={view}
        pageSize={limits.listPageSize}
        label={data?.list.name ?? ''}
        head={selection && <SelectAll selection={selection} />}
        empty={
          <EmptyState
            icon={ListChecks}
            title={t('emptyList.title')}
            text={t('emptyList.text')}
            action={<ButtonLink to="/explorar">{t('emptyList.action')}</ButtonLink>}
          />
        }
        renderPeople={() => (
          <div ref={people.container} data-print-list>
            <PeopleView
              view={view}
              people={people.rows}
              label={data?.list.name ?? ''}
              marks={marks}
              selection={selection}
              getLinkState={links.getLinkState}
              openedId={links.getOpenedId(people.rows)}
              renderExtra={
                view === 'faces'
                  ? undefined
                  : (row) => (
                      <ListedPersonFields
                        key={row.id}
                        list={id}
                        row={row}
                        order={view === 'list' ? people : null}
                        onRemoved={() => selection?.people.has(row.id) && selection.toggle(row, false)}
                      />
                    )
              }
            />
          </div>
        )}
      />
      {selection && (
        <SelectionBar
          selection={selection}
          actions={
            data && <PresentButton list={data.list} userIds={[...selection.people.keys()]} variant="quiet" />
          }
        />
      )}
    </ExploreFrame>
  )
}

/** Marks without this list, on which all of them are. */
const withoutList = ({ marks }: ListRow, id: string) => ({
  ...marks,
  lists: marks.lists.filter((list) => list.id !== id),
})
