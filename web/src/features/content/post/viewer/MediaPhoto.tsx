import { useTranslation } from '../../../../lib/translation.tsx'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { PostFile } from '@brilla/contract/content/post'
import { BlurredImage } from '../../../../ui/BlurredImage.tsx'
import { cn } from '../../../../ui/cn.ts'
import { getStrip } from '../photo-strip.ts'
import type { MediaItem } from './media-address.ts'

/** One photo at full size, or as wide or high as its stage and scrolled; the previous and next ones are preloaded. */
export function MediaPhoto({
  photo,
  number,
  count,
  near,
}: {
  photo: PostFile
  /** Its position among the post's photos, from 1; `count` is 0 while unknown. */
  number: number
  count: number
  near: Partial<Record<'previous' | 'next', MediaItem | undefined>>
}) {
  const { t } = useTranslation('post')
  const position = { number, count }
  const strip = getStrip(photo)
  const image = {
    placeholder: photo.placeholder,
    src: mediaPaths.file(photo.url),
    alt: photo.alt || (count ? t('viewer.untitled', position) : t('photo.name', position)),
    draggable: false,
    fetchPriority: 'high',
  } as const
  return (
    <>
      {strip ? (
        <div
          key={photo.url}
          role="group"
          aria-label={t('photo.name', position)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
          tabIndex={0}
          data-strip={strip}
          className="absolute inset-0 flex [touch-action:pan-x_pan-y_pinch-zoom] overflow-auto focus-visible:-outline-offset-3"
        >
          <BlurredImage
            {...image}
            width={photo.width!}
            height={photo.height!}
            className={cn(
              'appear m-auto shrink-0',
              strip === 'tall' ? 'h-auto max-w-full' : 'max-h-full w-auto max-w-none',
            )}
          />
        </div>
      ) : (
        <BlurredImage
          key={photo.url}
          {...image}
          contain
          className="appear absolute inset-0 size-full object-contain"
        />
      )}
      {[near.next, near.previous].map(
        (item) =>
          item?.file.type === 'PHOTO' && (
            <img key={item.file.url} src={mediaPaths.file(item.file.url)} alt="" hidden fetchPriority="low" />
          ),
      )}
      {count > 1 && (
        <p
          aria-live="polite"
          className="tabular absolute top-3 right-3 rounded-full bg-black/60 px-3 py-2 text-sm font-semibold text-white"
        >
          <span aria-hidden>
            {number} / {count}
          </span>
          <span className="sr-only">{t('viewer.position', position)}</span>
        </p>
      )}
    </>
  )
}
