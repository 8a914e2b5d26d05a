import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { useSuggestions } from '../../features/discovery/search/search.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormatLocation } from '../../lib/use-format-location.ts'
import { EmptyState, ErrorState } from '../../ui/State.tsx'

/** People with a name whom the reader has not written with yet, as links to their conversations (P-messages-16). */
export function OtherPeople({
  q,
  contacts,
  search,
}: {
  q: string
  contacts: readonly Contact[]
  /** Of the addresses that it links to. */
  search: string
}) {
  const { t } = useTranslation('message')
  const formatLocation = useFormatLocation()
  const ownId = useClaims()?.sub
  const { data: suggestions, error, refetch } = useSuggestions(q)
  const known = new Set([ownId, ...contacts.map(({ id }) => id)])
  const people = suggestions?.flatMap((each) =>
    each.kind === 'person' && !known.has(each.user.id) ? [each.user] : [],
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  // One letter finds nobody yet.
  if (!people || q.length < 2) return null
  if (people.length === 0)
    return contacts.length === 0 && <EmptyState icon={SearchX} title={t('share.notFound', { q })} />
  return (
    <section aria-labelledby="other-people" className="grid grid-cols-1 gap-1">
      <h2 id="other-people" className="px-1 text-sm font-semibold text-quiet">
        {t('share.others')}
      </h2>
      <p role="status" className="sr-only">
        {t('found', { count: contacts.length + people.length })}
      </p>
      <ul className="grid grid-cols-1 gap-0.5">
        {people.map((person) => (
          <li key={person.id}>
            <Link
              to={`/conversaciones/${person.profile_url}${search}`}
              className="flex min-h-18 items-center gap-3 rounded-lg px-3 py-2.5 no-underline transition hover:bg-sunken"
            >
              <PersonAvatar person={person} />
              <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
                <span className="truncate font-semibold">{person.fullname}</span>
                <span className="truncate text-sm text-quiet">{formatLocation(person)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
