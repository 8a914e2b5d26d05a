import type { BulkError, BulkReceiver, BulkState } from '@brilla/contract/conversations/bulk-message'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { announce } from '../../../lib/announce.ts'
import { getErrorText } from '../../../lib/error-text.ts'
import { rereadAll } from '../../../lib/reread-all.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import type { BulkOrigin } from './bulk-address.ts'
import { useRetryBulk } from './bulk-message.mutations.ts'

/** What may be over at another attempt. */
const isPassing = (error: BulkError) => error === 'demasiadas_conversaciones' || error === 'unavailable'

/** How many have the message, and who did not get it and why (P-messages-24). */
export function BulkProgress({
  bulkId,
  state,
  receivers,
  from,
}: {
  bulkId: string
  state: BulkState
  receivers: readonly BulkReceiver[]
  /** Where the people were selected, if it is known. */
  from: BulkOrigin | undefined
}) {
  const { t, i18n } = useTranslation('bulkMessage')
  const queries = useQueryClient()
  const retry = useRetryBulk(bulkId)
  const { sent, failed, left } = state
  const count = sent + failed.length + left
  const byId = new Map(receivers.map((receiver) => [receiver.id, receiver]))
  const isDone = left === 0

  const onDone = useEffectEvent(() => {
    announce(t('progress.sent', { sent, count }))
    // Conversations, marks and what is left of the day's conversations have changed.
    void rereadAll(queries)
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid gap-3">
        <p className="tabular flex items-center gap-2 text-lg font-semibold">
          {isDone && failed.length === 0 && (
            <CircleCheck aria-hidden size={22} className="shrink-0 text-good" />
          )}
          {t(isDone ? 'progress.sent' : 'progress.sending', { sent, count })}
        </p>
        {!isDone && (
          <>
            <ProgressBar label={t('progress.label')} value={(sent + failed.length) / count} />
            <p className="text-quiet">{t('progress.leave')}</p>
          </>
        )}
      </div>
      {failed.length > 0 && (
        <section aria-labelledby="bulk-failed" className="grid grid-cols-1 gap-3">
          <h2 id="bulk-failed" className="text-lg">
            {t('failed.title', { count: failed.length })}
          </h2>
          <ul className="grid grid-cols-1 gap-3">
            {failed.map(({ userId, error }) => {
              const receiver = byId.get(userId)
              return (
                <li key={userId} className="flex min-w-0 items-center gap-3">
                  {receiver && <PersonAvatar person={receiver} size="sm" />}
                  <span className="grid min-w-0 grid-cols-1">
                    <span className="truncate font-semibold">{receiver?.fullname ?? t('failed.gone')}</span>
                    <span className="text-sm text-wrong">{t(`failed.${error}`)}</span>
                  </span>
                </li>
              )
            })}
          </ul>
          {isDone && retry && failed.some(({ error }) => isPassing(error)) && (
            <div>
              <Button variant="secondary" busy={retry.isPending} onClick={retry.send}>
                {t('failed.retry')}
              </Button>
              {retry.error && <InlineError>{getErrorText(retry.error, i18n)}</InlineError>}
            </div>
          )}
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/conversaciones" variant={isDone ? 'primary' : 'secondary'}>
          {t('progress.conversations')}
        </ButtonLink>
        <ButtonLink
          to={from?.from ?? '/explorar'}
          // Those who were left out are still selected there.
          state={from && { ...(from.fromState as object | null), returns: true }}
          variant="quiet"
        >
          {t(from === undefined ? 'progress.explore' : 'progress.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
