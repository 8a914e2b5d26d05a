import { useIsFetching, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ArrowLeft, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useMatches, useNavigate } from 'react-router'
import type { PersonCard } from '@brilla/contract/people/profile'
import { useCore } from '../../../lib/context.tsx'
import type { Page } from '../../../lib/page.ts'
import { prefetchQuery } from '../../../lib/prefetch-query.ts'
import type { ShortcutName } from '../../../lib/shortcuts/shortcuts.ts'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'
import { buttonVariants } from '../../../ui/Button.tsx'
import {
  isRoster,
  linkToList,
  linkToResult,
  readListId,
  rememberOpened,
  type ResultPosition,
} from './result-position.ts'
import { useResult } from './search.queries.ts'
import type { Client } from '../../../lib/api.ts'
import { coverImage, headerPhoto, preloadImage } from '../../../lib/image.ts'
import { fetchProfile, profileQuery } from '../../people/profile/profile.queries.ts'

/** So many profiles before the end of a page of results the next one is loaded. */
const loadAhead = 6

/** Leads from a profile to the ones before and after it in the search, list or roster that it was opened from (P-discovery-24). */
export default function ResultBar({ position }: { position: ResultPosition }) {
  const { t } = useTranslation('search')
  const format = useFormatCount()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { path, search, index, backwards } = position
  const previous = useResult(position, index - 1)
  const next = useResult(position, index + 1)
  const from = readListId(path) ? 'list' : isRoster(path) ? 'roster' : 'search'
  const count = next.count ?? previous.count
  const last = (count ?? 0) - 1
  useResult(position, Math.max(index, Math.min(index + loadAhead, last)))
  useResult(position, index - loadAhead)
  useEffect(() => rememberOpened({ path, search, index }), [path, search, index])
  usePrefetchedResult((backwards ? previous : next).person)

  const previousLink =
    previous.person &&
    linkToResult(pathname, previous.person, { ...position, index: index - 1, backwards: true })
  const nextLink =
    next.person && linkToResult(pathname, next.person, { ...position, index: index + 1, backwards: false })
  // A key that is pressed before the neighbor has loaded counts once it has.
  const [awaited, setAwaited] = useState<'previous' | 'next' | null>(null)
  const awaitedLink = awaited && (awaited === 'next' ? nextLink : previousLink)
  const awaitedAddress = awaitedLink ? awaitedLink.to : null
  const goAwaited = useEffectEvent(() => {
    setAwaited(null)
    if (awaitedLink) void navigate(awaitedLink.to, awaitedLink)
  })
  useEffect(() => {
    if (awaitedAddress !== null) goAwaited()
  }, [awaitedAddress])
  const goPrevious = () => setAwaited(index > 0 ? 'previous' : null)
  const goNext = () => setAwaited(count === undefined || index < last ? 'next' : null)
  useShortcuts({ previousProfile: goPrevious, nextProfile: goNext })

  return (
    <nav aria-label={t(`result.label.${from}`)} className="flex items-center gap-1">
      <Link {...linkToList(position)} className={buttonVariants('quiet', 'md', 'mr-auto px-3')}>
        <ArrowLeft aria-hidden size={18} />
        {t(`result.back.${from}`)}
      </Link>
      {/* Said with each step, before the name. */}
      <p role="status" className="tabular text-quiet">
        {count !== undefined && t('result.position', { index: format(index + 1), count: format(count) })}
      </p>
      <Step
        icon={ChevronLeft}
        shortcut="previousProfile"
        link={previousLink}
        label={previous.person && t('result.previous', { name: previous.person.fullname })}
      />
      <Step
        icon={ChevronRight}
        shortcut="nextProfile"
        link={nextLink}
        label={next.person && t('result.next', { name: next.person.fullname })}
      />
    </nav>
  )
}

/** A link to a neighbor; at either end of the results, only its icon. */
function Step({
  icon: Icon,
  shortcut,
  link,
  label,
}: {
  icon: LucideIcon
  shortcut: ShortcutName
  link: { to: string; state: unknown; replace: boolean } | undefined
  label: string | undefined
}) {
  const hint = useShortcutHint()
  const className = 'grid size-11 place-items-center rounded-full'
  if (!link)
    return (
      <span className={`${className} opacity-40`}>
        <Icon aria-hidden size={22} />
      </span>
    )
  return (
    <Link {...link} aria-label={label} {...hint(shortcut, label)} className={`${className} hover:bg-sunken`}>
      <Icon aria-hidden size={22} />
    </Link>
  )
}

/** Loads what the current tab shows of the next person, once the current one has loaded, so that the step shows it at once. */
function usePrefetchedResult(person: PersonCard | undefined): void {
  const core = useCore()
  const queries = useQueryClient()
  const isFetching = useIsFetching() > 0
  const page = useMatches().at(-1)?.handle as Page | undefined
  const id = person?.profile_url
  useEffect(() => {
    if (id === undefined || isFetching) return
    const { api } = core
    // First: of the queries of the page, the one of the profile finds it then, and is not sent.
    void prefetchProfile(api, queries, id)
    const context = { ...core, queries, params: { id }, search: new URLSearchParams() }
    for (const query of page?.queries?.(context) ?? [])
      if (!queries.getQueryState(query.queryKey)) void prefetchQuery(queries, { ...query, retry: false })
  }, [core, id, isFetching, page, queries])
}

/**
 * Loads a profile that is likely to be opened next, with the images of its header. When it is opened, it is shown at once and
 * requested again: what is loaded in advance is no view (P-profiles-25).
 */
async function prefetchProfile(api: Client, queries: QueryClient, id: string): Promise<void> {
  const query = profileQuery(api, id)
  const { queryKey } = query
  if (queries.getQueryState(queryKey)) return
  await queries.prefetchQuery({
    ...query,
    // A profile that is opened would wait for the next attempt.
    retry: false,
    queryFn: ({ signal }) => fetchProfile(api, id, signal, { prefetch: 'true' }),
  })
  const user = queries.getQueryData(queryKey)?.user
  // Requests it again at once if it was opened while it was loading.
  void queries.invalidateQueries({ queryKey, exact: true })
  if (user?.coverImage) preloadImage(coverImage(user.coverImage))
  if (user?.profileImage) preloadImage(headerPhoto(user.profileImage))
}
