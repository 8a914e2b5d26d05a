import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Contact, Message } from '@brilla/contract/conversations/message'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { InlineError } from '../../../ui/InlineError.tsx'
import { LazyReportDialog } from '../../people/report/LazyReportDialog.tsx'
import { useReport } from '../../people/report/report.mutations.ts'
import { updateMessage } from './message.cache.ts'
import { threadKey } from './message.keys.ts'

/** Warns the recipient of what a first message may be a sign of; one press reports it (P-messages-15). */
export function ScamWarning({
  warning,
  message: { id: messageId, reported },
  contact,
}: {
  warning: NonNullable<Message['warning']>
  message: Pick<Message, 'id' | 'reported'>
  contact: Pick<Contact, 'fullname'>
}) {
  const { t } = useTranslation('message')
  const [isAdding, setIsAdding] = useState(false)
  const queries = useQueryClient()
  const { mutate, isPending, data } = useReport({ kind: 'message', id: messageId })
  const outcome = data ?? (reported ? 'already' : undefined)
  const { error, secondsLeft, setError, clearError } = useInlineError('report')
  const text = t(`warning.${warning}`)

  function report() {
    if (isPending || secondsLeft > 0) return
    clearError()
    const description = t('warning.description', { warning: text })
    // The cache knows it also when the message has left the window and is shown again.
    const onSuccess = () =>
      changeCache(queries, [threadKey], () => updateMessage(queries, messageId, () => ({ reported: true })))
    mutate({ reason: 'scam', description }, { onSuccess, onError: setError })
  }

  return (
    <div
      role="note"
      className="mt-1.5 flex max-w-[min(88%,34rem)] gap-2.5 rounded-lg border border-warning bg-surface px-3.5 py-2.5 text-sm"
    >
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{t('warning.title')}</p>
        <p>{text}</p>
        <p role="status" className="not-empty:pt-2">
          {outcome && t(`warning.${outcome}`)}
        </p>
        <InlineError left={secondsLeft}>{error}</InlineError>
        {/* One button, which keeps the focus after the report. */}
        <button
          type="button"
          aria-busy={isPending || undefined}
          onClick={outcome ? () => setIsAdding(true) : report}
          className="min-h-11 text-left font-semibold underline underline-offset-2"
        >
          {t(outcome ? 'warning.add' : 'warning.report')}
        </button>
      </div>
      {isAdding && (
        <LazyReportDialog
          kind="message"
          id={messageId}
          name={contact.fullname}
          canBlock={false}
          sentReason="scam"
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}
