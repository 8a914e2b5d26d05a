import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { LikeTarget } from './like.queries.ts'

const LikesDialog = lazyDialog(async ({ translator }) => {
  const [module] = await Promise.all([import('./LikesDialog.tsx'), translator.load(['like'])])
  return module
})

/** The number of likes, next to the like button; a press shows who liked (P-posts-28). */
export function LikeCount({
  on,
  count,
  target,
  small = false,
}: {
  on: boolean
  count: number
  target: LikeTarget
  /** For a comment: hidden without likes. */
  small?: boolean
}) {
  const { t } = useTranslation()
  const formatCount = useFormatCount()
  const [open, setOpen] = useState(false)
  const formatted = formatCount(count)
  const label = t('like.count', { count, formatted })
  const className = cn(
    'inline-flex min-h-11 min-w-11 items-center rounded-full pr-3 pl-0.5 font-semibold',
    on ? 'text-ember' : 'text-quiet',
  )
  return (
    <>
      {count > 0 ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          onClick={() => setOpen(true)}
          className={cn(className, 'hover:underline')}
        >
          <RollingNumber value={count}>{formatted}</RollingNumber>
        </button>
      ) : (
        // As wide as the button, so that nothing moves with the first like.
        !small && (
          <span className={className}>
            <span aria-hidden>{formatted}</span>
            <span className="sr-only">{label}</span>
          </span>
        )
      )}
      {open && <LikesDialog target={target} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A number that is animated when it changes; `children` is its formatted text. Changes are not announced. */
function RollingNumber({ value, children }: { value: number; children: string }) {
  return (
    <span className="tabular inline-grid overflow-hidden">
      <span key={value} className="roll">
        {children}
      </span>
    </span>
  )
}
