import { Maximize2, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { photoSizes, responsive } from '../../../lib/image.ts'
import { cn } from '../../../ui/cn.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import type { MediaLink } from './viewer/media-address.ts'

/**
 * A video behind our copy of its poster; YouTube's player is loaded only after a press (P-posts-9). `id` is YouTube's,
 * `poster` a name for /resize, `viewer` the link to the viewer with the comments.
 */
export function PostVideo({
  id,
  isPortrait = false,
  poster,
  placeholder = null,
  sizes = photoSizes(1),
  autoPlay = false,
  viewer,
}: {
  id: string
  /** Taller than wide: its frame is too (P-posts-34). */
  isPortrait?: boolean
  poster: string | null
  /** ThumbHash of the poster. */
  placeholder?: string | null
  sizes?: string
  /** Whether a press on the video has led to it. */
  autoPlay?: boolean
  viewer?: MediaLink
}) {
  const { t } = useTranslation('post')
  const [playing, setPlaying] = useState(autoPlay)
  const player = useRef<HTMLIFrameElement>(null)

  /** The button, which has the focus, disappears. A dialog takes it then, whose keys the player would keep to itself. */
  function play() {
    flushSync(() => setPlaying(true))
    if (!player.current?.closest('[role="dialog"]')) player.current?.focus({ preventScroll: true })
  }

  const frame = isPortrait
    ? 'mx-auto aspect-[9/16] w-[min(100%,calc(min(80dvh,44rem)*9/16))]'
    : 'aspect-video w-full'
  if (playing) {
    return (
      <iframe
        ref={player}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={t('video')}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has another origin, so the two together do not lift the sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        className={cn('block', frame)}
      />
    )
  }
  return (
    <div className="relative w-full">
      <button
        type="button"
        aria-label={t('play')}
        onClick={play}
        className={cn(
          'group relative grid place-items-center overflow-hidden night-gradient text-white focus-visible:-outline-offset-3',
          frame,
        )}
      >
        {poster && (
          <BlurredImage
            placeholder={placeholder}
            {...responsive(poster, sizes)}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span className="relative grid size-16 place-items-center rounded-full bg-black/70 transition group-hover:bg-ember">
          <Play aria-hidden size={30} className="ml-1 fill-current" />
        </span>
      </button>
      {viewer && (
        <Link
          {...viewer}
          aria-label={t('openVideo')}
          title={t('openVideo')}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-black/60 text-white transition hover:bg-black"
        >
          <Maximize2 aria-hidden size={20} />
        </Link>
      )}
    </div>
  )
}
