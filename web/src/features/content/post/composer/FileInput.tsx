import type { LucideIcon } from 'lucide-react'
import { cn } from '../../../../ui/cn.ts'

/**
 * Selects files from the device, or with `camera` from its camera. Dropping and pasting work on the whole composer.
 */
export function FileInput({
  id,
  accept,
  icon: Icon,
  label,
  touchLabel,
  hint,
  shown,
  large = false,
  camera = false,
  onChoose,
}: {
  id: string
  accept: string
  icon: LucideIcon
  label: string
  /** Instead of `label` on touch devices, where nothing can be dropped. */
  touchLabel?: string | undefined
  /** Shown while nothing has been chosen. */
  hint?: string
  shown: boolean
  /** Nothing has been chosen yet. */
  large?: boolean
  camera?: boolean
  onChoose: (files: Iterable<File>) => void
}) {
  return (
    <div className={cn('relative', camera && 'not-any-pointer-coarse:hidden', !shown && 'hidden')}>
      <input
        id={id}
        type="file"
        accept={accept}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        disabled={!shown}
        onChange={(event) => {
          onChoose(event.target.files ?? [])
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          'flex cursor-pointer items-center justify-center gap-x-3 gap-y-1 rounded-md border border-dashed border-edge px-4 text-center',
          'transition hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-ember',
          large ? 'min-h-24 flex-wrap py-4' : 'min-h-12',
        )}
      >
        <Icon aria-hidden size={22} />
        {touchLabel ? (
          <>
            <span className="font-semibold any-pointer-coarse:hidden">{label}</span>
            <span className="font-semibold not-any-pointer-coarse:hidden">{touchLabel}</span>
          </>
        ) : (
          <span className="font-semibold">{label}</span>
        )}
        {large && <span className="text-sm text-quiet">{hint}</span>}
      </label>
    </div>
  )
}
