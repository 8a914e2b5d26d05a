import type { BulkReceiver } from '@brilla/contract/conversations/bulk-message'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'

/** People shown until the list is expanded, on a phone and elsewhere. */
const shownOnPhone = 4
const shownElsewhere = 10

/** Those who will get the message, each of whom can be removed. */
export function BulkReceivers({
  receivers,
  onRemove,
}: {
  receivers: readonly BulkReceiver[]
  onRemove: (receiver: BulkReceiver) => void
}) {
  const { t } = useTranslation('bulkMessage')
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = useMinWidth(768) ? shownElsewhere : shownOnPhone
  // Who gets nothing comes first, so that the reason is not hidden.
  const ordered = [
    ...receivers.filter(({ writeError }) => writeError !== null),
    ...receivers.filter(({ writeError }) => writeError === null),
  ]
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-lg">
        {t('receivers', { count: receivers.length })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {(isExpanded ? ordered : ordered.slice(0, shown)).map((receiver) => (
          <li
            key={receiver.id}
            className="flex max-w-full min-w-0 items-center gap-2 rounded-full border border-line bg-surface pl-1"
          >
            <PersonAvatar person={receiver} size="sm" />
            <span className="grid min-w-0 grid-cols-1 py-1">
              <span className="truncate">{receiver.fullname}</span>
              {receiver.writeError && (
                <span className="text-sm text-wrong">{t(`writeError.${receiver.writeError}`)}</span>
              )}
            </span>
            <IconButton label={t('remove', { name: receiver.fullname })} onClick={() => onRemove(receiver)}>
              <X aria-hidden size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {receivers.length > shown && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="min-h-11 justify-self-start font-semibold hover:underline"
        >
          {isExpanded ? t('fewer') : t('more', { count: receivers.length })}
        </button>
      )}
    </section>
  )
}
