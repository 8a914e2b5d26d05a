import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { PublicPreview } from '@brilla/contract/public/public-preview'
import { Flame, X } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { getStrip } from '../../content/post/photo-strip.ts'
import { cn } from '../../../ui/cn.ts'
import { IntentLink } from './IntentLink.tsx'

const sides = [170, 340] as const

/** The photos of a preview. Not loaded while they are hidden, as they are to somebody who is logged in. */
export function PublicPhotos({ preview: { name, profileUrl, photos } }: { preview: PublicPreview }) {
  const { t } = useTranslation(['publicProfile', 'common'])
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="sr-only">
        {t('photos')}
      </h2>
      <ul className={cn('grid gap-1 overflow-hidden rounded-lg', columns[Math.min(photos.length, 3)])}>
        {photos.map((photo, index) => {
          const { image, alt } = photo
          const description = alt || t('photo', { number: index + 1, name })
          return (
            <li key={image} className="relative">
              <button
                type="button"
                popoverTarget={image}
                aria-label={t('openPhoto', { photo: description })}
                className="block w-full cursor-zoom-in focus-visible:-outline-offset-3"
              >
                <img
                  srcSet={sides.map((side) => `${mediaPaths.crop(image, side, side)} ${side}w`).join(', ')}
                  sizes="(width >= 1024px) 320px, 33vw"
                  src={mediaPaths.crop(image, 340, 340)}
                  alt=""
                  width={340}
                  height={340}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full bg-sunken object-cover"
                />
              </button>
              <IntentLink
                action="like"
                photo={image}
                profileUrl={profileUrl}
                to="/register"
                aria-label={t('likePhoto', { photo: description })}
                className="absolute right-1 bottom-1 grid size-11 place-items-center rounded-full bg-black/60 text-white transition hover:bg-black/80"
              >
                <Flame aria-hidden size={20} />
              </IntentLink>
              {/* The browser opens, closes and focuses it: this document has no script of ours. */}
              <div
                id={image}
                popover="auto"
                role="dialog"
                aria-label={description}
                className="m-auto max-h-dvh max-w-full overflow-auto bg-transparent backdrop:bg-black/85"
              >
                <WholePhoto photo={photo} description={description} />
                <button
                  type="button"
                  popoverTarget={image}
                  popoverTargetAction="hide"
                  aria-label={t('common:close')}
                  className="fixed top-3 right-3 grid size-11 place-items-center rounded-full bg-black/60 text-white transition hover:bg-black"
                >
                  <X aria-hidden size={24} />
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Whole, or of a tall or wide one as much as fits, which is scrolled (P-posts-33). */
function WholePhoto({
  photo: { image, width, height },
  description,
}: {
  photo: PublicPreview['photos'][number]
  description: string
}) {
  const strip = getStrip({ width, height })
  return (
    <img
      src={strip ? mediaPaths.file(image) : mediaPaths.crop(image, 1236)}
      alt={description}
      loading="lazy"
      decoding="async"
      className={wholeClass[strip ?? 'other']}
    />
  )
}

const wholeClass = {
  tall: 'max-w-full',
  wide: 'max-h-[100dvh] max-w-none',
  other: 'max-h-[100dvh] max-w-full',
}

const columns: Record<number, string> = { 1: 'max-w-120 grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3' }
