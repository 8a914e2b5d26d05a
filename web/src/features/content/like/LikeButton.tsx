import { Flame } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'

/** The like button. A like shows a spark; an unlike has no effect of its own. */
export function LikeButton({
  on,
  onToggle,
  label,
  small = false,
}: {
  on: boolean
  onToggle: () => void
  /** Accessible name, where one article has several of these buttons. */
  label?: string
  /** For a comment. */
  small?: boolean
}) {
  const { t } = useTranslation()
  const [sparks, setSparks] = useState(0)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label ?? t('like.do')}
      onClick={() => {
        if (!on) setSparks(sparks + 1)
        onToggle()
      }}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-sunken',
        on ? 'text-ember' : 'text-quiet',
      )}
    >
      <span className="relative grid place-items-center">
        <Flame aria-hidden size={small ? 18 : 21} className={cn('transition', on && 'fill-ember/20')} />
        {on && sparks > 0 && <span key={sparks} aria-hidden className="spark" />}
      </span>
    </button>
  )
}
