import type { UnderstoodFilter } from '@brilla/contract/discovery/search'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { changeSearch } from './explore-params.ts'

/** Says which words of a sentence the results ignore, as nobody meets them or no filter can say them (P-discovery-30). */
export function DroppedFilters({ understood }: { understood: UnderstoodFilter[] }) {
  const { t, i18n } = useTranslation('search')
  const [search] = useSearchParams()
  const dropped = understood.filter((filter) => filter.dropped)
  if (dropped.length === 0) return null
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    dropped.map(({ text }) => `“${text}”`),
  )
  return (
    <p className="text-lg text-quiet">
      {t('dropped', { names })}{' '}
      <Link to={{ search: changeSearch(search, { understood: 'false' }) }} className="font-semibold">
        {t('literal')}
      </Link>
    </p>
  )
}
