import type { BulkReceiver } from '@brilla/contract/conversations/bulk-message'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { fillInShownText } from '../message-template/placeholder.ts'

/** The message as each of its people will read it, one after the other. */
export function BulkPreview({ receivers, text }: { receivers: readonly BulkReceiver[]; text: string }) {
  const { t } = useTranslation('bulkMessage')
  const id = useId()
  const [position, setPosition] = useState(0)
  const count = receivers.length
  // Somebody may have been removed.
  const index = Math.min(position, count - 1)
  const receiver = receivers[index]
  if (!receiver) return null
  const step = (by: number) => setPosition((index + by + count) % count)
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-sunken p-4 lg:tall:sticky lg:top-22 lg:self-start"
    >
      <div className="flex items-center gap-2">
        <h2 id={id} className="mr-auto text-lg">
          {t('preview.title')}
        </h2>
        {count > 1 && (
          <>
            <IconButton label={t('preview.previous')} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden size={20} />
            </IconButton>
            <IconButton label={t('preview.next')} onClick={() => step(1)}>
              <ChevronRight aria-hidden size={20} />
            </IconButton>
          </>
        )}
      </div>
      <div role="group" aria-live="polite" className="grid grid-cols-1 gap-3">
        <p className="flex min-w-0 items-center gap-2">
          <PersonAvatar person={receiver} size="sm" />
          <span className="min-w-0 flex-1 truncate font-semibold">{receiver.fullname}</span>
          <span className="tabular shrink-0 text-sm text-quiet">
            {t('preview.position', { index: index + 1, count })}
          </span>
        </p>
        {text.trim() === '' ? (
          <p className="text-quiet">{t('preview.empty')}</p>
        ) : (
          <p
            dir="auto"
            className="max-h-[40dvh] w-fit max-w-full overflow-y-auto rounded-[20px] rounded-br-[5px] bg-ink px-4 py-2.5 text-ground"
          >
            <span className="written">{fillInShownText(text.trim(), receiver.nombre)}</span>
          </p>
        )}
      </div>
    </section>
  )
}
