import { mediaPaths } from '@brilla/contract/media-paths'
import type { PublicPreview } from '@brilla/contract/public-preview'
import { Flame } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { cn } from '../../ui/cn.ts'
import { IntentLink } from './IntentLink.tsx'

const sides = [170, 340] as const

/** The photos of a preview. Not loaded while they are hidden, as they are to somebody who is logged in. */
export function PublicPhotos({ preview: { name, profileUrl, photos } }: { preview: PublicPreview }) {
  const { t } = useTranslation('publicProfile')
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="sr-only">
        {t('photos')}
      </h2>
      <ul className={cn('grid gap-1 overflow-hidden rounded-lg', columns[Math.min(photos.length, 3)])}>
        {photos.map(({ image, alt }, index) => {
          const description = alt || t('photo', { number: index + 1, name })
          return (
            <li key={image}>
              <IntentLink
                action="like"
                photo={image}
                profileUrl={profileUrl}
                to="/register"
                aria-label={t('likePhoto', { photo: description })}
                className="group relative block focus-visible:-outline-offset-3"
              >
                <img
                  srcSet={sides.map((side) => `${mediaPaths.crop(image, side, side)} ${side}w`).join(', ')}
                  sizes="(width >= 1024px) 320px, 33vw"
                  src={mediaPaths.crop(image, 340, 340)}
                  alt={description}
                  width={340}
                  height={340}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full bg-sunken object-cover"
                />
                <span
                  aria-hidden
                  className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-black/60 text-white transition group-hover:bg-black/80"
                >
                  <Flame size={20} />
                </span>
              </IntentLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const columns: Record<number, string> = { 1: 'max-w-120 grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3' }
