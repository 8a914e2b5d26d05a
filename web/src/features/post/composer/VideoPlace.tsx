import { SquarePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasLink, type FoundVideo } from '@brilla/contract/video'
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts'
import { Button } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { VideoPreview } from './VideoPreview.tsx'

/** A link is not called wrong while it is being typed: only after so many milliseconds. */
const patience = 700

/** The video of the post: its preview, or what is missing for it. */
export function VideoPlace({
  text,
  video,
  toldSo,
  onRemove,
}: {
  text: string
  video: FoundVideo | null
  /** What is wrong stands elsewhere by now. */
  toldSo: boolean
  onRemove: () => void
}) {
  const { t } = useTranslation('post')
  const settled = useDebouncedValue(text, patience)
  if (video) return <VideoPreview key={video.id} id={video.id} onRemove={onRemove} />
  const isWrong = !toldSo && settled === text && hasLink(text)
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

/** Offered where a text links to a video. */
export function VideoOffer({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('post')
  return (
    <Button kind="secondary" onClick={onTake} icon={<SquarePlay aria-hidden size={20} />} className="w-fit">
      {t('composer.video.offer')}
    </Button>
  )
}
