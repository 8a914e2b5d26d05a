import { Flame } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../lib/format.ts'
import { asLanguage } from '../../lib/language.ts'
import { cn } from '../../ui/cn.ts'
import { RollingNumber } from '../../ui/RollingNumber.tsx'

/** The like button with its count. A like shows a spark; an unlike has no effect of its own. */
export function LikeButton({
  on,
  count,
  onToggle,
  small = false,
}: {
  on: boolean
  count: number
  onToggle: () => void
  /** For a comment: without likes the count is hidden. */
  small?: boolean
}) {
  const { t, i18n } = useTranslation()
  const [sparks, setSparks] = useState(0)
  const formatted = formatCount(count, asLanguage(i18n.language))
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${t('like.do')}, ${t('like.count', { count, formatted })}`}
      onClick={() => {
        if (!on) setSparks(sparks + 1)
        onToggle()
      }}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold transition hover:bg-sunken',
        on ? 'text-ember' : 'text-quiet',
      )}
    >
      <span className="relative grid place-items-center">
        <Flame aria-hidden size={small ? 18 : 21} className={cn('transition', on && 'fill-ember/20')} />
        {on && sparks > 0 && <span key={sparks} aria-hidden className="spark" />}
      </span>
      {(count > 0 || !small) && <RollingNumber value={count}>{formatted}</RollingNumber>}
    </button>
  )
}
