import { Grid3x3, LayoutGrid, Rows3 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { changeParams } from '../../../lib/change-params.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { ChoiceLink, ChoiceNav } from '../../../ui/ChoiceNav.tsx'
import { peopleViews, readView, type PeopleView } from './people-view.ts'

const icons = { cards: LayoutGrid, list: Rows3, faces: Grid3x3 }

/** The parameters of the address that choose a view: a page of another has other people. */
export const getViewParams = (view: PeopleView, initial: PeopleView = 'cards') => ({
  view: view === initial ? null : view,
  page: null,
})

/** Links to the views of a list of people. */
export function ViewChoice({
  views = peopleViews,
  initial = 'cards',
}: {
  views?: readonly PeopleView[]
  /** The view without a parameter in the address. */
  initial?: PeopleView
}) {
  const { t } = useTranslation('peopleViews')
  const [search] = useSearchParams()
  const current = readView(search, initial)
  return (
    <ChoiceNav label={t('view.label')}>
      {views.map((view) => {
        const Icon = icons[view]
        return (
          <ChoiceLink
            key={view}
            to={{ search: changeParams(search, getViewParams(view, initial)).toString() }}
            current={view === current}
          >
            <Icon aria-hidden size={18} />
            {t(`view.${view}`)}
          </ChoiceLink>
        )
      })}
    </ChoiceNav>
  )
}
