import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import type { Message } from '@brilla/contract/conversations/message'
import { serverNow } from '../../../lib/server-time.ts'
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx'
import { EllipsisButton } from '../../../ui/EllipsisButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { useWithdrawMessage } from './message.mutations.ts'

/** With a mouse the button of a message's menu is shown over its message only. */
export const menuButtonClass =
  'text-quiet! not-pointer-coarse:opacity-0 group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100'

/** The menu of one's own message while it can be withdrawn (P-messages-6). */
export function MessageMenu({
  message,
  excerpt,
  name,
}: {
  message: Message
  /** The beginning of the message, which tells its button from those of the others. */
  excerpt: string
  name: string
}) {
  const { t } = useTranslation('message')
  const [isOpen, setIsOpen] = useState(false)
  const canWithdraw = useIsRecent(message.createdAt) && !message.withdrawn
  const withdraw = useWithdrawMessage()
  if (!canWithdraw && !isOpen) return null
  return (
    <>
      <Menu
        trigger={
          <EllipsisButton label={t('menu', { text: excerpt })} size={18} className={menuButtonClass} />
        }
        entries={[
          {
            kind: 'action',
            danger: true,
            label: t('withdraw.do'),
            icon: <Trash2 aria-hidden size={20} />,
            onSelect: () => setIsOpen(true),
          },
        ]}
      />
      {isOpen && (
        <DeleteDialog
          words={{
            delete: t('withdraw.do'),
            deleteTitle: t('withdraw.title'),
            deleteText: t('withdraw.text', { name }),
            keep: t('withdraw.keep'),
          }}
          onDelete={async () => {
            await withdraw.mutateAsync(message.id)
            // The message stays, without its text.
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** Whether a message can still be withdrawn; changes by itself when the time is over. */
function useIsRecent(createdAt: string): boolean {
  const end = Date.parse(createdAt) + limits.withdrawMinutes * 60_000
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const left = end - serverNow()
    if (left <= 0) return
    const timer = setTimeout(() => setNow(serverNow()), left)
    return () => clearTimeout(timer)
  }, [end])
  return now < end
}
