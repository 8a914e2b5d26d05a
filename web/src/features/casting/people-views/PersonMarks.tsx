import type { Marks } from '@brilla/contract/casting/marks'
import { Eye, ListChecks, MessageCircle, type LucideIcon } from 'lucide-react'
import { useServerNow } from '../../../lib/server-time.ts'
import { asLanguage } from '../../../lib/language.ts'
import { relativeTime } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'

/** What the agency has had to do with a person, as icons that say it: seen, written to, on lists. */
export function PersonMarks({ marks, className }: { marks: Marks | undefined; className?: string }) {
  const { t, i18n } = useTranslation(['peopleViews', 'common'])
  const now = useServerNow()
  if (!marks) return null
  const ago = (at: string) =>
    relativeTime(at, asLanguage(i18n.language), t('common:time.justNow'), Math.max(now, Date.parse(at)))
  const { seenAt, writtenAt, lists } = marks
  if (!seenAt && !writtenAt && lists.length === 0) return null
  return (
    <ul className={cn('flex items-center gap-1.5', className)}>
      {seenAt && <Mark icon={Eye} text={t('seenAt', { time: ago(seenAt) })} />}
      {writtenAt && <Mark icon={MessageCircle} text={t('writtenAt', { time: ago(writtenAt) })} />}
      {lists.length > 0 && (
        <Mark icon={ListChecks} text={t('lists', { names: lists.map(({ name }) => name).join(', ') })} />
      )}
    </ul>
  )
}

function Mark({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li title={text}>
      <Icon aria-hidden size={15} />
      <span className="sr-only">{text}</span>
    </li>
  )
}
