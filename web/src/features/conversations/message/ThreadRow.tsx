import { memo } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { cn } from '../../../ui/cn.ts'
import { MessageBubble, type BubbleProps } from './MessageBubble.tsx'
import { formatDay } from './message-time.ts'
import type { ThreadItem } from './thread-items.ts'

/** A message with the day or the divider above it. Rendered again only when something of it changes, not while scrolling. */
export const ThreadRow = memo(function ThreadRow({
  startsDay,
  continues,
  isFirstUnread,
  ...bubble
}: BubbleProps & Pick<ThreadItem, 'startsDay' | 'continues' | 'isFirstUnread'>) {
  const { i18n } = useTranslation()
  return (
    <div className={cn('grid grid-cols-1', continues ? 'pt-1' : 'pt-3')}>
      {startsDay && (
        <p className="py-3 text-center text-sm text-quiet">
          {formatDay(bubble.createdAt, asLanguage(i18n.language))}
        </p>
      )}
      {isFirstUnread && <NewDivider />}
      <MessageBubble {...bubble} />
    </div>
  )
})

function NewDivider() {
  const { t } = useTranslation('message')
  return (
    <p className="flex items-center gap-3 py-2 text-sm font-semibold text-ember before:h-px before:flex-1 before:bg-current before:opacity-40 after:h-px after:flex-1 after:bg-current after:opacity-40">
      {t('new')}
    </p>
  )
}
