import { cutText } from '@brilla/contract/platform/truncate'
import { normalizeLine } from '@brilla/contract/platform/text'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { usePeopleSearch } from './moderation.queries.ts'
import type { useDeskAddress } from './use-desk-address.ts'

const debounceMilliseconds = 250

/** Finds people by e-mail, address or name, also those whom nobody else can see. */
export function PersonSearch({ address }: { address: ReturnType<typeof useDeskAddress> }) {
  const { t } = useTranslation('moderation')
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(normalizeLine(typed), debounceMilliseconds)
  const { data, error, isPending, refetch } = usePeopleSearch(q)
  return (
    <section aria-labelledby="person-search" className="grid grid-cols-1 gap-4 px-4 md:px-0">
      <h2 id="person-search" className="text-2xl">
        {t('person.search')}
      </h2>
      <SearchInput
        label={t('person.label')}
        value={typed}
        onType={(text) => setTyped(cutText(text, limits.emailMax))}
        hasFocus
      />
      <p role="status" className="sr-only">
        {data && t('person.found', { count: data.rows.length })}
      </p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {q !== '' && isPending && <Skeleton className="h-40" />}
      {data?.rows.length === 0 && <p className="text-quiet">{t('person.none', { q })}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {data?.rows.map((person) => (
          <li key={person.id}>
            <Link
              to={address.personSearch(person.id)}
              className="flex items-center gap-3 rounded-lg px-3 py-2 no-underline hover:bg-sunken"
            >
              <PersonAvatar person={person} />
              <span className="grid min-w-0">
                <span className="font-semibold [overflow-wrap:anywhere]">{person.fullname}</span>
                <span className="text-sm text-quiet [overflow-wrap:anywhere]">
                  {person.profile_url ?? t('account.noType')}
                  {person.status !== 'active' && <> · {t(`account.statuses.${person.status}`)}</>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
