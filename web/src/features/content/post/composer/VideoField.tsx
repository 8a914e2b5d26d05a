import { useQuery } from '@tanstack/react-query'
import { SquarePlay, X } from 'lucide-react'
import { type FoundVideo, hasLink } from '@brilla/contract/content/video'
import { useCore } from '../../../../lib/context.tsx'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useDebouncedValue } from '../../../../lib/use-debounced-value.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { cn } from '../../../../ui/cn.ts'
import { PostVideo } from '../PostVideo.tsx'

/** Milliseconds without typing before an unknown link is reported. */
const typingPause = 700

/** The preview of the post's video, or a hint while there is none. */
export function VideoField({
  text,
  video,
  hasError,
  onRemove,
}: {
  text: string
  video: FoundVideo | null
  /** The error is already shown elsewhere. */
  hasError: boolean
  onRemove: () => void
}) {
  const { t } = useTranslation('post')
  const settled = useDebouncedValue(text, typingPause)
  if (video) return <VideoPreview key={video.id} video={video} onRemove={onRemove} />
  const isWrong = !hasError && settled === text && hasLink(text)
  return (
    <p
      role="status"
      className={cn(
        'rounded-md border border-dashed border-edge px-4 py-3',
        isWrong ? 'font-semibold text-wrong' : 'text-quiet',
      )}
    >
      {t(isWrong ? 'composer.video.unknown' : 'composer.video.hint')}
    </p>
  )
}

/** Suggests to publish a text that links to a video as a video post. */
export function VideoSuggestion({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation('post')
  return (
    <Button
      variant="secondary"
      onClick={onAccept}
      icon={<SquarePlay aria-hidden size={20} />}
      className="w-fit"
    >
      {t('composer.video.offer')}
    </Button>
  )
}

/** The video of a link, with the poster that our server has fetched; nothing is loaded from YouTube before a press (P-posts-9). */
function VideoPreview({ video: { id, isPortrait }, onRemove }: { video: FoundVideo; onRemove: () => void }) {
  const { t } = useTranslation('post')
  const { data: preview } = useVideoPreview(id)
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <PostVideo
        id={id}
        isPortrait={isPortrait}
        poster={preview?.poster ?? null}
        placeholder={preview?.placeholder ?? null}
      />
      <div className="flex items-center justify-between gap-3 py-1 pl-3">
        <p role="status" className="min-w-0 text-sm [overflow-wrap:anywhere]">
          {t('composer.video.found')} <span className="text-quiet">youtu.be/{id}</span>
        </p>
        <IconButton label={t('composer.video.remove')} onClick={onRemove}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  )
}

/** The poster of a YouTube video that is about to be posted, which our server fetches. */
function useVideoPreview(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: ['video-preview', id],
    queryFn: ({ signal }) => api.call('previewVideo', { params: { id } }, { signal }),
    // Each request fetches and stores an image; without one the preview is plain.
    staleTime: Infinity,
    retry: false,
  })
}
