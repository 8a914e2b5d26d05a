import { useTranslation } from 'react-i18next'
import { brand } from '../../../lib/brand.ts'
import { Button } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'

/** From how few characters left on they are counted. */
const nearLimit = 200

/** What the writer waits for, or how much room is left, and the button that publishes. */
export function ComposerFoot({
  left,
  isDraft,
  beside = null,
  waiting,
  busy,
  className,
}: {
  /** Characters; below 0 when there are too many. */
  left: number
  isDraft: boolean
  /** What else the writer should know. */
  beside?: string | null
  /** Why the button waits. */
  waiting: string | null
  busy: boolean
  className?: string | false
}) {
  const { t } = useTranslation('post')
  const room =
    left < 0
      ? t('composer.over', { count: -left })
      : left <= nearLimit
        ? t('composer.left', { count: left })
        : (beside ?? (isDraft && t('composer.draft')))
  return (
    <div className={cn('flex min-h-11 items-center justify-between gap-4', className)}>
      <span
        id="composer-status"
        role="status"
        className={cn('tabular text-sm text-quiet', left < 0 && !waiting && 'font-semibold text-wrong')}
      >
        {waiting ?? room}
      </span>
      {/* It stays where the keyboard finds it, and a press says why it waits. */}
      <Button
        type="submit"
        busy={busy}
        waiting={waiting !== null}
        aria-describedby={waiting === null ? undefined : 'composer-status'}
      >
        {brand.name}
      </Button>
    </div>
  )
}
