import { Play, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'

/** The video that a link leads to, with nothing loaded from elsewhere until it is clicked (decision 33). */
export function VideoPreview({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('post')
  const [playing, setPlaying] = useState(false)
  return (
    <div className="overflow-hidden rounded-md border border-line">
      {playing ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={t('composer.video.preview')}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, so the two together lift nothing
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; fullscreen; picture-in-picture"
          className="aspect-video w-full"
        />
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          className="grid aspect-video max-h-72 w-full place-items-center bg-black text-white"
        >
          <span className="grid justify-items-center gap-2">
            <Play aria-hidden size={44} />
            <span className="font-semibold">{t('composer.video.play')}</span>
          </span>
        </button>
      )}
      <div className="flex items-center justify-between gap-3 py-1 pl-3">
        <p role="status" className="min-w-0 text-sm [overflow-wrap:anywhere]">
          {t('composer.video.found')} <span className="text-quiet">{id}</span>
        </p>
        <IconButton label={t('composer.video.remove')} onClick={onRemove}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  )
}
