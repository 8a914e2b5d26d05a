import type { SavedSearch } from '@brilla/contract/discovery/saved-search'
import { BellOff, BellRing } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cn } from '../../../ui/cn.ts'
import { EditMenu } from '../../../ui/EditMenu.tsx'
import { LazySavedSearchDialog } from './LazySavedSearchDialog.tsx'
import { useAlertsToggle } from './saved-search.mutations.ts'
import { getResultsPath, readStoredQuery } from './stored-query.ts'
import { useDeletion } from './use-deletion.ts'
import { useDescribeSearch } from './use-describe-search.ts'

/** Searches that are shown until the list is expanded. */
const shownSearches = 4

/** The caller's saved searches, to open, change and delete (P-discovery-23). */
export default function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTranslation('savedSearch')
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl sm:text-2xl">
          {t('title')}
        </h2>
        {searches.length > shownSearches && (
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
            className="min-h-11 font-semibold hover:underline"
          >
            {t(isExpanded ? 'fewer' : 'all')}
          </button>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {(isExpanded ? searches : searches.slice(0, shownSearches)).map((search) => (
          <Row key={search.id} search={search} />
        ))}
      </ul>
    </section>
  )
}

function Row({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('savedSearch')
  const { name, query, alerts } = search
  const [isEditing, setIsEditing] = useState(false)
  const toggleAlerts = useAlertsToggle(search)
  const { words, onDelete } = useDeletion(search)
  const request = readStoredQuery(query)
  const description = useDescribeSearch()(request)
  return (
    <li className="grid min-w-0">
      <Card className="flex items-center gap-1 py-1 pr-1 pl-4">
        <Link
          to={getResultsPath(query)}
          className="grid min-h-11 min-w-0 grow content-center py-1.5 no-underline hover:underline"
        >
          <span className="truncate font-semibold">{name}</span>
          {description !== name && <span className="truncate text-sm text-quiet">{description}</span>}
        </Link>
        <IconButton
          label={t('alertsOf', { name })}
          aria-pressed={alerts}
          onClick={() => void toggleAlerts()}
          className={cn(!alerts && 'text-quiet')}
        >
          {alerts ? <BellRing aria-hidden size={20} /> : <BellOff aria-hidden size={20} />}
        </IconButton>
        <EditMenu
          label={t('moreOf', { name })}
          words={{ ...words, edit: t('edit') }}
          onEdit={() => setIsEditing(true)}
          onDelete={onDelete}
        />
      </Card>
      {isEditing && (
        <LazySavedSearchDialog {...{ request, description, search }} onClose={() => setIsEditing(false)} />
      )}
    </li>
  )
}
