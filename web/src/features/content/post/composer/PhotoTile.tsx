import { cutText } from '@brilla/contract/platform/truncate'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Check, GripHorizontal, ImageOff } from 'lucide-react'
import type { PointerEvent } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../../lib/translation.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { BlurredImage } from '../../../../ui/BlurredImage.tsx'
import { cn } from '../../../../ui/cn.ts'
import { controlVariants } from '../../../../ui/Field.tsx'
import { AnimationNotice } from './AnimationNotice.tsx'
import { UploadButtons } from './UploadButtons.tsx'
import { UploadError } from './UploadError.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { isPending, type Upload } from '../../../media/upload.ts'

/** A photo of a new post: its upload, its position and its description. */
export function PhotoTile({
  photo,
  number,
  count,
  readOnly,
  dragged,
  onGrab,
  onMove,
  onRemove,
  onRetry,
  onDescribe,
}: {
  photo: Upload
  number: number
  /** How many photos the post has. */
  count: number
  /** Whether the description cannot be changed. */
  readOnly: boolean
  dragged: boolean
  onGrab: (event: PointerEvent) => void
  /** One position earlier (-1) or later (1). */
  onMove: (by: -1 | 1, button: HTMLElement) => void
  onRemove: () => void
  onRetry: () => void
  onDescribe: (alt: string) => void
}) {
  const { t } = useTranslation('post')
  const { state } = photo
  const isRejected = state === 'failed' || state === 'rejected'
  const name = t('photo.theName', { number })
  return (
    <li
      className={cn(
        'grid grid-cols-[7rem_1fr] gap-3 rounded-md border border-line p-2 transition-opacity',
        dragged && 'opacity-60 outline-2 outline-ember',
      )}
    >
      <div
        onPointerDown={count > 1 ? (event) => event.pointerType === 'mouse' && onGrab(event) : undefined}
        className={cn(
          'self-start overflow-hidden rounded-sm bg-sunken',
          count > 1 && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <div className="relative">
          <Preview photo={photo} number={number} />
          <UploadProgress upload={photo} name={name} className="absolute inset-x-0 bottom-0" />
        </div>
        {count > 1 && (
          <span
            aria-hidden
            onPointerDown={(event) => event.pointerType !== 'mouse' && onGrab(event)}
            className="grid h-8 touch-none place-items-center text-quiet pointer-coarse:h-11"
          >
            <GripHorizontal size={20} />
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <span className="tabular flex min-w-0 items-center gap-1 text-sm text-quiet">
          {state === 'queued' && t('upload.queued')}
          {state === 'preparing' && t('warning.procesando_imagen')}
          {state === 'uploading' && `${Math.round(photo.sent * 100)} %`}
          {state === 'waiting' && t('upload.waiting')}
          {state === 'ready' && <Check aria-hidden size={16} className="shrink-0 text-good" />}
          {!isPending(photo) && <span className="truncate">{photo.name || t('photo.name', { number })}</span>}
        </span>
        <UploadError upload={photo} kind="photo" />
        {!isRejected && (
          <input
            type="text"
            value={photo.alt}
            readOnly={readOnly}
            aria-label={t('photo.altLabel', { number })}
            placeholder={t('photo.alt')}
            onChange={(event) => onDescribe(cutText(event.target.value, limits.altMax))}
            className={cn(controlVariants, 'text-sm')}
          />
        )}
        {isPending(photo) && photo.size > limits.uploadCompressAbove && (
          <p className="text-sm text-warning">{t('photo.compressed')}</p>
        )}
        <AnimationNotice upload={photo} />
        <div className="-ml-2 flex flex-wrap">
          {count > 1 && <MoveButtons number={number} count={count} onMove={onMove} />}
          <span className="ml-auto flex">
            <UploadButtons upload={photo} name={name} onRetry={onRetry} onRemove={onRemove} />
          </span>
        </div>
      </div>
    </li>
  )
}

function Preview({ photo, number }: { photo: Upload; number: number }) {
  const { t } = useTranslation('post')
  if (!photo.preview)
    return (
      <span className="grid aspect-square place-items-center text-quiet">
        <ImageOff aria-hidden size={28} />
      </span>
    )
  return (
    <BlurredImage
      placeholder={null}
      src={photo.preview}
      alt={photo.alt || t('photo.name', { number })}
      draggable={false}
      className={cn(
        'aspect-square size-full object-cover transition',
        photo.state !== 'ready' && 'opacity-60',
      )}
    />
  )
}

/** The photos are below each other on a phone, and next to each other elsewhere. */
function MoveButtons({
  number,
  count,
  onMove,
}: {
  number: number
  count: number
  onMove: (by: -1 | 1, button: HTMLElement) => void
}) {
  const { t } = useTranslation('post')
  return (
    <>
      <IconButton
        label={t('photo.earlier', { number })}
        aria-disabled={number === 1 || undefined}
        onClick={(event) => onMove(-1, event.currentTarget)}
        className="aria-disabled:opacity-35"
      >
        <ArrowUp aria-hidden size={19} className="sm:hidden" />
        <ArrowLeft aria-hidden size={19} className="max-sm:hidden" />
      </IconButton>
      <IconButton
        label={t('photo.later', { number })}
        aria-disabled={number === count || undefined}
        onClick={(event) => onMove(1, event.currentTarget)}
        className="aria-disabled:opacity-35"
      >
        <ArrowDown aria-hidden size={19} className="sm:hidden" />
        <ArrowRight aria-hidden size={19} className="max-sm:hidden" />
      </IconButton>
    </>
  )
}
