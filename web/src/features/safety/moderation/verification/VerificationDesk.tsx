import type { VerificationRequest } from '@brilla/contract/safety/moderation-verification'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTitle } from '../../../../lib/page-title.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useMinWidth } from '../../../../lib/use-media-query.ts'
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts'
import { cn } from '../../../../ui/cn.ts'
import { EmptyState } from '../../../../ui/State.tsx'
import { DeskTabs } from '../DeskTabs.tsx'
import { useVerificationAddress } from './use-verification-address.ts'
import { useUndoVerification } from './verification-desk.mutations.ts'
import { useVerificationRequests } from './verification-desk.queries.ts'
import { VerificationPane } from './VerificationPane.tsx'
import { VerificationQueue } from './VerificationQueue.tsx'

/** Agencies that ask to be verified (P-verification-5): the queue and one request, below 1,200 px one of the two at a time. */
export function VerificationDesk() {
  const { t } = useTranslation(['verificationDesk', 'moderation'])
  useTitle(t('title'))
  const isWide = useMinWidth(1200)
  const address = useVerificationAddress()
  const { requestId } = address
  const { query, requests } = useVerificationRequests(address.status)
  const [lastDecidedId, setLastDecidedId] = useState('')
  const index = requests.findIndex(({ id }) => id === requestId)
  const next = requests[index + 1]
  const previous = requests[index - 1]
  const undo = useUndoVerification(lastDecidedId, () => {
    address.open(lastDecidedId)
    setLastDecidedId('')
  })
  // An open request that is decided has the key for its own decision.
  const canUndo = requestId === undefined || requests[index]?.outcome === null

  useShortcuts({
    nextCase: next && (() => address.open(next.id)),
    previousCase: previous && (() => address.open(previous.id)),
    undo: lastDecidedId && canUndo && !undo.isPending ? () => undo.mutate() : undefined,
  })

  function openNext() {
    setLastDecidedId(requestId ?? '')
    // Of several moderators, none is led to a request that another has open.
    const isFree = ({ claim }: VerificationRequest) => !claim || claim.mine
    const following =
      requests.slice(index + 1).find(isFree) ?? requests.slice(0, Math.max(index, 0)).findLast(isFree)
    address.open(following?.id)
    // After the last request nothing is left that could have the focus.
    if (!following) document.getElementById('main')?.focus()
  }

  return (
    <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10 lg:col-span-2">
      <h1 className="mb-4 px-4 pt-4 text-3xl font-extrabold md:px-0 md:pt-0">{t('moderation:title')}</h1>
      <DeskTabs current="verifications" />
      <div className={cn('grid gap-6', isWide && 'grid-cols-[320px_minmax(0,1fr)]')}>
        {(isWide || !requestId) && <VerificationQueue {...{ query, requests, address }} />}
        {(isWide || requestId) && (
          <div className="min-w-0">
            {!isWide && (
              <Link
                to={address.getSearch({ verification: undefined })}
                className="mx-4 mb-2 inline-flex min-h-11 items-center font-semibold underline md:mx-0"
              >
                {t('back')}
              </Link>
            )}
            {requestId ? (
              <VerificationPane key={requestId} id={requestId} address={address} onDecided={openNext} />
            ) : (
              requests.length > 0 && <EmptyState title={t('choose')} text={t('chooseText')} />
            )}
          </div>
        )}
      </div>
    </main>
  )
}
