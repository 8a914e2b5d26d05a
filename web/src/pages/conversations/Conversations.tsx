import { MessagesSquare, SearchX } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useParams, useSearchParams, Link } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { listsQuery } from '../../features/casting/list/list.queries.ts'
import { ContactPane } from '../../features/conversations/message/ContactPane.tsx'
import { useContact } from '../../features/conversations/message/message.queries.ts'
import { Thread } from '../../features/conversations/message/Thread.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { RegionBoundary } from '../../ui/RegionBoundary.tsx'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { useSuggestions } from '../../features/discovery/search/suggestions.queries.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { useFormatLocation } from '../../lib/use-format-location.ts'
import { EmptyState, ErrorState } from '../../ui/State.tsx'

/** The conversations: two panes on a desktop, on a phone the list or one conversation on the whole screen. */
export default function Conversations() {
  const { id } = useParams()
  const hasTwoPanes = useMinWidth(900)
  const { data: contact } = useContact(id)
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<boolean>()
  const isRequest = contact?.request
  // An accepted request has moved to the other list, which is shown with it.
  const [shown, setShown] = useState({ id, isRequest })
  if (shown.id !== id || shown.isRequest !== isRequest) {
    setShown({ id, isRequest })
    if (shown.id === id && shown.isRequest && isRequest === false) setChosen(false)
  }
  // The list that has the open conversation, until the reader chooses one.
  const requests = chosen ?? isRequest ?? search.has('requests')
  const listName = useListName(search.get('list'))
  const list = (
    <ContactPane
      selected={id}
      requests={requests}
      onRequests={setChosen}
      listName={listName}
      renderOthers={(found) => <OtherPeople {...found} />}
    />
  )
  const thread = id !== undefined && (
    <RegionBoundary key={id}>
      <Thread address={id} />
    </RegionBoundary>
  )
  if (hasTwoPanes)
    return (
      <main
        id="main"
        tabIndex={-1}
        className="conversations grid min-h-120 grid-cols-[minmax(15rem,21rem)_minmax(0,1fr)] overflow-hidden rounded-lg border border-line lg:col-span-2"
      >
        <div data-scroller className="min-h-0 overflow-y-auto border-r border-line">
          {list}
        </div>
        <div className="min-h-0 min-w-0">{thread || <NothingChosen />}</div>
      </main>
    )
  return thread ? (
    <FullScreen>{thread}</FullScreen>
  ) : (
    <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10">
      {list}
    </main>
  )
}

/** One conversation on the whole screen, above the keyboard. */
function FullScreen({ children }: { children: React.ReactNode }) {
  useVisibleHeight()
  return (
    <main
      id="main"
      tabIndex={-1}
      data-full-screen
      className="max-md:visible-screen min-w-0 bg-ground max-md:z-40 md:conversations md:min-h-120 md:overflow-hidden md:rounded-lg md:border md:border-line"
    >
      {children}
    </main>
  )
}

/** The name of a list of the agency's. */
function useListName(id: string | null): string | undefined {
  const { api } = useCore()
  const { data: lists } = useQuery({ ...listsQuery(api), enabled: id !== null })
  return lists?.find((list) => list.id === id)?.name
}

function NothingChosen() {
  const { t } = useTranslation('message')
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center text-quiet">
      <MessagesSquare aria-hidden size={36} />
      <p>{t('choose.text')}</p>
      <ButtonLink to="/explorar" variant="secondary">
        {t('choose.action')}
      </ButtonLink>
    </div>
  )
}

/**
 * Keeps the part of the window that no on-screen keyboard covers in CSS variables of the page: browsers do not agree on
 * whether a keyboard makes the window smaller.
 */
function useVisibleHeight(): void {
  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const update = () => {
      style.setProperty('--visible-height', `${visualViewport.height}px`)
      style.setProperty('--visible-top', `${visualViewport.offsetTop}px`)
    }
    update()
    visualViewport.addEventListener('resize', update)
    visualViewport.addEventListener('scroll', update)
    return () => {
      visualViewport.removeEventListener('resize', update)
      visualViewport.removeEventListener('scroll', update)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}

/** People with a name whom the reader has not written with yet, as links to their conversations (P-messages-16). */
function OtherPeople({
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
