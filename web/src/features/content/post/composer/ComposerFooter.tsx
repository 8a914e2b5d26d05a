import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { brand } from '../../../../lib/brand.ts'
import { isStorageFull } from '../../../../lib/notices.ts'
import { localStore } from '../../../../lib/storage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { cn } from '../../../../ui/cn.ts'

/** The number of characters left from which they are counted. */
const nearLimit = 200

/** The status of the form (what is in progress, or how many characters are left), and the button that publishes. */
export function ComposerFooter({
  left,
  isDraft,
  notice = null,
  waiting,
  busy,
  className,
}: {
  /** Characters; below 0 when there are too many. */
  left: number
  isDraft: boolean
  /** Shown when the text is far from its limit. */
  notice?: string | null
  /** What is in progress; the button then only explains it. */
  waiting: string | null
  busy: boolean
  className?: string | false
}) {
  const { t } = useTranslation('post')
  const isFull = useSyncExternalStore(isStorageFull.subscribe, isStorageFull.get)
  const isStored = !isFull && !localStore.isBlocked()
  const status =
    left < 0
      ? t('composer.over', { count: -left })
      : left <= nearLimit
        ? t('composer.left', { count: left })
        : (notice ?? (isDraft && isStored && t('composer.draft')))
  return (
    <div className={cn('flex min-h-11 items-center justify-between gap-4', className)}>
      <span
        id="composer-status"
        role="status"
        className={cn('tabular text-sm text-quiet', left < 0 && !waiting && 'font-semibold text-wrong')}
      >
        {waiting ?? status}
      </span>
      {/* Not disabled, so that it keeps the focus and a press explains what is in progress. */}
      <Button
        type="submit"
        busy={busy}
        waiting={waiting !== null}
        title={t('composer.publish', { brand: brand.name })}
        aria-label={t('composer.publish', { brand: brand.name })}
        aria-describedby={waiting === null ? undefined : 'composer-status'}
      >
        {brand.name}
      </Button>
    </div>
  )
}
