import { useQueryClient } from '@tanstack/react-query'
import { Keyboard, UserSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import { useCore } from '../../../lib/context.tsx'
import { useTitle } from '../../../lib/page-title.ts'
import { shortcutDialog } from '../../../lib/shortcuts/open-shortcut-dialog.ts'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { buttonVariants, IconButton } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { EmptyState } from '../../../ui/State.tsx'
import { CasePane } from './CasePane.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { useUndo } from './moderation.mutations.ts'
import { caseQuery, useCases } from './moderation.queries.ts'
import { PersonPane } from './PersonPane.tsx'
import { PersonSearch } from './PersonSearch.tsx'
import { Queue } from './Queue.tsx'
import { useDeskAddress } from './use-desk-address.ts'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline'

/**
 * The cases of the moderators' desk (P-moderation-13): the queue on the left and a case or a person on the right; below 1,200 px one of
 * the two at a time.
 */
export function CaseDesk() {
  const { t } = useTranslation('moderation')
  useTitle(t('title'))
  const { api } = useCore()
  const queries = useQueryClient()
  const isWide = useMinWidth(1200)
  const address = useDeskAddress()
  const { caseId, personId } = address
  const { query, cases } = useCases(address.filter)
  const hint = useShortcutHint()
  const [lastDecidedId, setLastDecidedId] = useState('')
  const index = cases.findIndex(({ id }) => id === caseId)
  const next = cases[index + 1]
  const previous = cases[index - 1]
  const nextId = next?.id
  const isSearching = personId === ''
  const hasPane = caseId !== undefined || personId !== undefined

  const undo = useUndo(lastDecidedId, () => {
    address.openCase(lastDecidedId)
    setLastDecidedId('')
  })
  // An open case that is decided, and an open person, have the key for their own decision.
  const canUndo = !personId && (caseId === undefined || cases[index]?.status === 'open')

  useEffect(() => {
    // The next case opens without a wait.
    if (nextId !== undefined && caseId !== undefined) void queries.prefetchQuery(caseQuery(api, nextId))
  }, [api, caseId, nextId, queries])

  useShortcuts({
    nextCase: next && (() => address.openCase(next.id)),
    previousCase: previous && (() => address.openCase(previous.id)),
    undo: lastDecidedId && canUndo && !undo.isPending ? () => undo.mutate() : undefined,
  })

  function openNext() {
    setLastDecidedId(caseId ?? '')
    // Of several moderators, none is led to a case that another has open.
    const isFree = ({ claim }: CaseSummary) => !claim || claim.mine
    const following =
      cases.slice(index + 1).find(isFree) ?? cases.slice(0, Math.max(index, 0)).findLast(isFree)
    address.openCase(following?.id)
    // After the last case nothing is left that could have the focus.
    if (!following) document.getElementById('main')?.focus()
  }

  return (
    <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10 lg:col-span-2">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 md:px-0 md:pt-0">
        <h1 className="mr-auto text-3xl font-extrabold">{t('title')}</h1>
        <Link to={address.personSearch('')} className={buttonVariants('secondary')}>
          <UserSearch aria-hidden size={20} />
          {t('person.search')}
        </Link>
        <IconButton
          label={t('shortcuts.title')}
          {...hint('help', t('shortcuts.title'))}
          onClick={() => shortcutDialog.set('help')}
          className="max-md:hidden"
        >
          <Keyboard aria-hidden size={22} />
        </IconButton>
      </div>
      <DeskTabs current="cases" />
      <div
        className={cn(
          'grid gap-6',
          isWide && 'grid-cols-[320px_minmax(0,1fr)] side-by-side:grid-cols-[264px_minmax(0,1fr)]',
        )}
      >
        {(isWide || !hasPane) && (
          // With a scrollbar of its own, so that a row far down is shown without moving the case.
          <div
            data-scroller={isWide || undefined}
            className={cn(
              isWide && 'tall:sticky top-22 -mx-1 max-h-[calc(100dvh-14rem)] self-start overflow-y-auto px-1',
            )}
          >
            <Queue {...{ query, cases, address }} />
          </div>
        )}
        {(isWide || hasPane) && (
          <div className="min-w-0">
            {!isWide && (
              <div className="mx-4 mb-2 flex flex-wrap justify-between gap-x-4 md:mx-0">
                <Link to={address.getSearch({ case: undefined, person: undefined })} className={linkClass}>
                  {t('back')}
                </Link>
                {caseId !== undefined && next && (
                  <Link to={address.caseSearch(next.id)} replace className={linkClass}>
                    {t('shortcuts.next')}
                  </Link>
                )}
              </div>
            )}
            {isSearching && <PersonSearch address={address} />}
            {personId && <PersonPane key={personId} id={personId} address={address} />}
            {caseId !== undefined && (
              <CasePane key={caseId} id={caseId} address={address} onDecided={openNext} />
            )}
            {!hasPane && cases.length > 0 && <EmptyState title={t('choose')} text={t('chooseText')} />}
          </div>
        )}
      </div>
    </main>
  )
}
