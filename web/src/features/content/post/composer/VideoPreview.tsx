import type { FoundVideo } from '@brilla/contract/content/video'
import { X } from 'lucide-react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { PostVideo } from '../PostVideo.tsx'
import { useVideoPreview } from './video-preview.queries.ts'

/** The video of a link, with the poster that our server has fetched; nothing is loaded from YouTube before a press (P-posts-9). */
export function VideoPreview({
  video: { id, isPortrait },
  onRemove,
}: {
  video: FoundVideo
  onRemove: () => void
}) {
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
