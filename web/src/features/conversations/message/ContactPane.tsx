import { cutText } from '@brilla/contract/platform/truncate'
import { normalizeLine } from '@brilla/contract/platform/text'
import { MessageCircle, MessageCircleDashed, SearchX, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import type { Contact } from '@brilla/contract/conversations/message'
import { uniqueById } from '../../../lib/unique-by-id.ts'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { PagedList } from '../../../ui/PagedList.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { tabVariants } from '../../../ui/tab-variants.ts'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { ContactRow } from './ContactRow.tsx'
import { ListFilter, useConversationsSearch, useListFilter } from './ListFilter.tsx'
import { useContactList } from './message.queries.ts'
import { usePendingShare } from './use-pending-share.ts'

const debounceMilliseconds = 250

/**
 * The people the reader writes with, and the requests of strangers, with a search (P-messages-5). What is shared can also go to
 * people whom they have not written with, whom the page finds (P-messages-16).
 */
export function ContactPane({
  selected,
  requests,
  onRequests,
  listName,
  renderOthers,
}: {
  /** The `profile_url` of the open conversation. */
  selected: string | undefined
  /** Whether the requests are shown. */
  requests: boolean
  onRequests: (requests: boolean) => void
  /** The name of the list in the address, once it is known. */
  listName?: string | undefined
  /** Shows the people of a name who are not among the `contacts`; `search` is for the addresses of their conversations. */
  renderOthers: (found: { q: string; contacts: readonly Contact[]; search: string }) => ReactNode
}) {
  const { t } = useTranslation('message')
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(normalizeLine(typed), debounceMilliseconds)
  const { share, clear } = usePendingShare()
  const { listId, answered } = useListFilter()
  const search = useConversationsSearch()
  const filter = { q, ...(listId && { listId, answered }) }
  const query = useContactList({ requests, ...filter })
  // A conversation that moved to the top shifts the others onto the next page.
  const contacts = uniqueById(query.data?.pages.flatMap(({ rows }) => rows) ?? [])
  const isMissing = q !== '' && query.data !== undefined && contacts.length === 0
  // Nobody of this name here: the other list may have them (P-messages-3).
  const other = useContactList({ requests: !requests, ...filter }, { enabled: isMissing })
  const otherCount = other.data?.pages[0]?.count
  const missingTitle =
    otherCount === undefined
      ? ''
      : t(
          otherCount === 0 ? 'notFound.title' : requests ? 'notFound.inConversations' : 'notFound.inRequests',
          { q },
        )
  const { data: self } = useSelf()
  const requestCount = self?.messageRequestsCount
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3 px-3 pt-5 pb-4">
      <h1 className="px-1 text-3xl font-extrabold">{t('title')}</h1>
      {share && (
        <div className="mx-1 flex items-center gap-2 rounded-lg bg-sunken py-1 pr-1 pl-4 text-sm">
          <p className="flex-1">{t('share.choose')}</p>
          <IconButton label={t('share.cancel')} onClick={clear}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      )}
      {listId && <ListFilter name={listName} />}
      <SearchInput
        label={t('search')}
        value={typed}
        onType={(text) => setTyped(cutText(text, limits.searchMax))}
        className="mx-1"
      />
      <div role="group" aria-label={t('lists')} className="mx-1 flex flex-wrap gap-1">
        {[false, true].map((isRequests) => (
          <button
            key={String(isRequests)}
            type="button"
            aria-pressed={requests === isRequests}
            onClick={() => onRequests(isRequests)}
            className={cn(tabVariants, 'px-3.5 text-sm aria-pressed:bg-sunken aria-pressed:text-ink')}
          >
            {t(isRequests ? 'requests' : 'title')}
            {isRequests && requestCount !== undefined && requestCount > 0 && (
              <span className="tabular">{requestCount}</span>
            )}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {q !== '' &&
          query.data &&
          !share &&
          (isMissing ? missingTitle : t('found', { count: query.data.pages[0]?.count ?? 0 }))}
      </p>
      <PagedList
        query={query}
        count={contacts.length}
        skeleton={<ContactSkeletons />}
        empty={
          share && !requests ? (
            q === '' && <p className="px-1 py-6 text-center text-quiet">{t('share.search')}</p>
          ) : isMissing ? (
            <MissingContact
              title={missingTitle}
              other={other}
              action={
                <Button variant="secondary" onClick={() => onRequests(!requests)}>
                  {t(requests ? 'notFound.action' : 'onlyRequests.action')}
                </Button>
              }
            />
          ) : listId ? (
            <EmptyState icon={MessageCircle} title={t('list.none.title')} text={t('list.none.text')} />
          ) : (
            <NoContacts requests={requests} requestCount={requestCount} onRequests={onRequests} />
          )
        }
        moreLabel={t('more')}
      >
        <ul className="grid grid-cols-1 gap-0.5">
          {contacts.map((contact) => (
            <li key={contact.id} data-item>
              <ContactRow contact={contact} isSelected={contact.profile_url === selected} search={search} />
            </li>
          ))}
        </ul>
      </PagedList>
      {share && !requests && q !== '' && query.data && renderOthers({ q, contacts, search })}
    </div>
  )
}

/** Instead of a list in which nobody has the name: whether the other list has somebody. Nothing until that is known. */
function MissingContact({
  title,
  other,
  action,
}: {
  title: string
  other: ReturnType<typeof useContactList>
  /** Leads to the other list. */
  action: ReactNode
}) {
  const { t } = useTranslation('message')
  if (other.error) return <ErrorState error={other.error} onRetry={() => void other.refetch()} />
  const count = other.data?.pages[0]?.count
  if (count === undefined) return null
  return (
    <EmptyState icon={SearchX} title={title} {...(count === 0 ? { text: t('notFound.text') } : { action })} />
  )
}

function NoContacts({
  requests,
  requestCount,
  onRequests,
}: {
  requests: boolean
  /** Undefined while it is loaded. */
  requestCount: number | undefined
  onRequests: (requests: boolean) => void
}) {
  const { t } = useTranslation('message')
  if (requests)
    return <EmptyState icon={MessageCircleDashed} title={t('noRequests.title')} text={t('noRequests.text')} />
  if (requestCount === undefined) return null
  if (requestCount > 0)
    return (
      <EmptyState
        icon={MessageCircleDashed}
        title={t('onlyRequests.title', { count: requestCount })}
        text={t('onlyRequests.text')}
        action={
          <Button variant="secondary" onClick={() => onRequests(true)}>
            {t('onlyRequests.action')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={MessageCircle}
      title={t('none.title')}
      text={t('none.text')}
      action={
        <ButtonLink to="/explorar" variant="secondary">
          {t('none.action')}
        </ButtonLink>
      }
    />
  )
}

const ContactSkeletons = () => (
  <div className="grid gap-1">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className="flex h-18 items-center gap-3 px-3">
        <Skeleton className="size-12 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)
