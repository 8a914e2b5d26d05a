import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostFile } from '@brilla/contract/post'
import { whole } from '../core/image.ts'
import { cn } from '../ui/cn.ts'
import { IconButton } from '../ui/Button.tsx'

/** Pixels that a finger travels before it means the next picture. */
const swipe = 48

/** One photo of several, whole, with the ways to its neighbours, which are fetched meanwhile. */
export function PhotoPicture({
  photos,
  index,
  go,
}: {
  photos: readonly PostFile[]
  index: number
  go: (index: number) => void
}) {
  const { t } = useTranslation('post')
  const start = useRef<{ x: number; y: number }>(undefined)
  const photo = photos[index]
  if (!photo) return null
  const position = { number: index + 1, count: photos.length }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const from = start.current
    start.current = undefined
    if (!from) return
    const across = clientX - from.x
    if (Math.abs(across) > swipe && Math.abs(across) > 1.5 * Math.abs(clientY - from.y))
      go(index - Math.sign(across))
  }

  return (
    <div
      className="absolute inset-0 touch-pan-y touch-pinch-zoom select-none"
      onPointerDown={({ isPrimary, clientX, clientY }) => {
        start.current = isPrimary ? { x: clientX, y: clientY } : undefined
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (start.current = undefined)}
    >
      <img
        key={photo.id}
        src={whole(photo.url)}
        alt={photo.alt || t('viewer.untitled', position)}
        draggable={false}
        fetchPriority="high"
        className="appear size-full object-contain"
      />
      {[photos[index + 1], photos[index - 1]].map(
        (near) => near && <link key={near.id} rel="preload" as="image" href={whole(near.url)} />,
      )}
      {photos.length > 1 && (
        <>
          <p
            aria-live="polite"
            className="tabular absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 rounded-full bg-black/60 px-3 py-2 text-sm font-semibold text-white"
          >
            <span aria-hidden>
              {position.number} / {position.count}
            </span>
            <span className="sr-only">{t('viewer.position', position)}</span>
          </p>
          <Step label={t('viewer.previous')} side="left-3" to={index - 1} {...{ go, photos }} />
          <Step label={t('viewer.next')} side="right-3" to={index + 1} {...{ go, photos }} />
        </>
      )}
    </div>
  )
}

/** Stays in place and keeps the focus at either end, where it has nowhere to go. */
function Step({
  label,
  side,
  to,
  go,
  photos,
}: {
  label: string
  side: 'left-3' | 'right-3'
  to: number
  go: (index: number) => void
  photos: readonly PostFile[]
}) {
  const Arrow = side === 'left-3' ? ChevronLeft : ChevronRight
  const end = !photos[to]
  return (
    <IconButton
      label={label}
      aria-disabled={end || undefined}
      onClick={() => go(to)}
      className={cn(
        'absolute inset-y-0 my-auto bg-black/60 text-white hover:bg-black',
        side,
        end && 'opacity-35 hover:bg-black/60',
      )}
    >
      <Arrow aria-hidden size={26} />
    </IconButton>
  )
}
