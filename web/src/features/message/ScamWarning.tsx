import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact, Message } from '@brilla/contract/message'
import { lazyDialog } from '../../ui/lazyDialog.tsx'

const ReportDialog = lazyDialog(async ({ translator }) => {
  const [module] = await Promise.all([import('../report/ReportDialog.tsx'), translator.load(['report'])])
  return module
})

/** Warns the receiver of what a first message may be a sign of, with a way to report it. */
export function ScamWarning({
  warning,
  messageId,
  contact,
}: {
  warning: NonNullable<Message['warning']>
  messageId: string
  contact: Contact
}) {
  const { t } = useTranslation('message')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      role="note"
      className="mt-1.5 flex max-w-[min(88%,34rem)] gap-2.5 rounded-lg border border-warning bg-surface px-3.5 py-2.5 text-sm"
    >
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{t('warning.title')}</p>
        <p>{t(`warning.${warning}`)}</p>
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="min-h-11 font-semibold underline underline-offset-2"
        >
          {t('warning.report')}
        </button>
      </div>
      {isOpen && (
        <ReportDialog
          kind="message"
          id={messageId}
          name={contact.fullname}
          canBlock={false}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
