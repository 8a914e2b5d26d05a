import { FileText, Images, PenLine, SquarePlay, type LucideIcon } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useTranslation } from '../../../../lib/translation.tsx'
import { cn } from '../../../../ui/cn.ts'
import { kinds, type PostKind } from './use-composer.ts'

const icons: Record<PostKind, LucideIcon> = {
  text: PenLine,
  photos: Images,
  video: SquarePlay,
  documents: FileText,
}

/** The tabs of the four kinds of posts; on a phone the label is below the icon, so that all four fit. */
export function PostTypeTabs({
  counts,
  className,
}: {
  /** How many files have been chosen in a tab. */
  counts: Partial<Record<PostKind, number>>
  className: string | false
}) {
  const { t } = useTranslation('post')
  return (
    <Tabs.List
      aria-label={t('composer.type')}
      className={cn('-m-1 grid grid-cols-[repeat(4,auto)] gap-1 overflow-x-auto p-1 sm:flex', className)}
    >
      {kinds.map((kind) => {
        const Icon = icons[kind]
        return (
          <Tabs.Trigger
            key={kind}
            value={kind}
            className={cn(
              'flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-md px-1 text-xs font-semibold text-quiet transition',
              'sm:min-h-11 sm:flex-row sm:gap-2 sm:rounded-full sm:px-4 sm:text-base',
              'hover:text-ink data-[state=active]:bg-sunken data-[state=active]:text-ink',
            )}
          >
            <Icon aria-hidden size={20} className="shrink-0" />
            <span className="flex items-baseline gap-1">
              {t(`composer.tab.${kind}`)}
              {!!counts[kind] && <span className="tabular text-xs text-quiet">{counts[kind]}</span>}
            </span>
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}
