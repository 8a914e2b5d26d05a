import { ImageOff, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { IconButton } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { controlLook } from '../../ui/Field.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { isOnItsWay, type Photo } from './photos.ts'

/** A photo on its way: how far it is, a way to stop it or try again, and what it shows in words. */
export function PhotoTile({
  photo,
  number,
  onRemove,
  onRetry,
  onDescribe,
}: {
  photo: Photo
  number: number
  onRemove: () => void
  onRetry: () => void
  onDescribe: (alt: string) => void
}) {
  const { t } = useTranslation('post')
  const { state, problem } = photo
  const busy = isOnItsWay(photo)
  const name = t('photo.name', { number })
  return (
    <li className="grid grid-cols-[7rem_1fr] gap-3 rounded-md border border-line p-2">
      <div className="relative overflow-hidden rounded-sm bg-sunken">
        {photo.preview ? (
          <img
            src={photo.preview}
            alt={photo.alt || name}
            className={cn(
              'aspect-square size-full object-cover transition',
              state !== 'ready' && 'opacity-60',
            )}
          />
        ) : (
          <span className="grid aspect-square place-items-center text-quiet">
            <ImageOff aria-hidden size={28} />
          </span>
        )}
        {busy && (
          <ProgressBar
            label={t('photo.sending', { number })}
            {...(state === 'uploading' && photo.sent < 1 && { value: photo.sent })}
            className="absolute inset-x-0 bottom-0"
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex items-center justify-between gap-1">
          <span className="tabular min-w-0 truncate text-sm text-quiet">
            {state === 'preparing' && t('warning.procesando_imagen')}
            {state === 'uploading' && `${Math.round(photo.sent * 100)} %`}
            {!busy && (photo.file.name || name)}
          </span>
          <span className="flex">
            {state === 'failed' && (
              <IconButton label={t('photo.retry', { number })} onClick={onRetry}>
                <RotateCw aria-hidden size={19} />
              </IconButton>
            )}
            <IconButton label={t(busy ? 'photo.cancel' : 'photo.remove', { number })} onClick={onRemove}>
              <X aria-hidden size={20} />
            </IconButton>
          </span>
        </div>
        {problem && (state === 'failed' || state === 'refused') ? (
          <p role="alert" className="text-sm font-semibold text-wrong">
            {problem}
          </p>
        ) : (
          <input
            type="text"
            value={photo.alt}
            maxLength={limits.altMax}
            aria-label={t('photo.altLabel', { number })}
            placeholder={t('photo.alt')}
            onChange={(event) => onDescribe(event.target.value)}
            className={cn(controlLook, 'text-sm')}
          />
        )}
        {photo.file.type === 'image/gif' && <p className="text-sm text-quiet">{t('photo.gif')}</p>}
      </div>
    </li>
  )
}
