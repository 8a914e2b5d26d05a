import { SquarePlay } from 'lucide-react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { hasLink, type FoundVideo } from '@brilla/contract/content/video'
import { useDebouncedValue } from '../../../../lib/use-debounced-value.ts'
import { Button } from '../../../../ui/Button.tsx'
import { cn } from '../../../../ui/cn.ts'
import { VideoPreview } from './VideoPreview.tsx'

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
