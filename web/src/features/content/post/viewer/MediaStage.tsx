import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type PointerEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { cn } from '../../../../ui/cn.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import type { OpenMedia } from './media-address.ts'

/** Minimum length of a swipe in pixels. */
const swipe = 48

/** Shows the open photo or video; a swipe or the button at either side opens the previous or next one. */
export function MediaStage({
  ref,
  previous,
  next,
  alone,
  isVideo,
  show,
  children,
}: {
  ref: Ref<HTMLDivElement>
  previous: OpenMedia | undefined
  next: OpenMedia | undefined
  /** There is only one item. */
  alone: boolean
  isVideo: boolean
  show: (next: OpenMedia) => void
  children: ReactNode
}) {
  const { t } = useTranslation('post')
  const start = useRef<{ x: number; y: number }>(undefined)

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const from = start.current
    start.current = undefined
    if (!from) return
    const across = clientX - from.x
    if (Math.abs(across) < swipe || Math.abs(across) < 1.5 * Math.abs(clientY - from.y)) return
    const to = across < 0 ? next : previous
    if (to) show(to)
  }

  return (
    <div
      ref={ref}
      tabIndex={-1}
      onPointerDown={({ isPrimary, clientX, clientY }) => {
        start.current = isPrimary ? { x: clientX, y: clientY } : undefined
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (start.current = undefined)}
      className={cn(
        'relative shrink-0 [touch-action:pan-y_pinch-zoom] bg-black outline-none select-none lg:h-auto lg:min-w-0 lg:flex-1',
        // The player has controls in its corners: ours are at its sides, and on a phone below it.
        isVideo ? 'grid min-h-[20rem] place-items-center pb-16 lg:px-20 lg:pt-16' : 'h-[64dvh]',
      )}
    >
      {children}
      {!alone && (
        <>
          <Step
            label={t(isVideo ? 'viewer.previousVideo' : 'viewer.previous')}
            to={previous}
            {...{ show, isVideo }}
          >
            <ChevronLeft aria-hidden size={26} />
          </Step>
          <Step
            label={t(isVideo ? 'viewer.nextVideo' : 'viewer.next')}
            to={next}
            right
            {...{ show, isVideo }}
          >
            <ChevronRight aria-hidden size={26} />
          </Step>
        </>
      )}
    </div>
  )
}

/** Stays focusable at either end of the list, where it has no target. */
function Step({
  label,
  to,
  right = false,
  isVideo,
  show,
  children,
}: {
  label: string
  to: OpenMedia | undefined
  right?: boolean
  isVideo: boolean
  show: (next: OpenMedia) => void
  children: ReactNode
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={!to || undefined}
      onClick={() => to && show(to)}
      className={cn(
        'absolute bg-black/60 text-white hover:bg-black',
        isVideo ? 'bottom-2.5 lg:inset-y-0 lg:my-auto' : 'inset-y-0 my-auto',
        right ? 'right-3' : 'left-3',
        !to && 'opacity-35 hover:bg-black/60',
      )}
    >
      {children}
    </IconButton>
  )
}
