import { useId } from 'react'
import { crop } from '../../../lib/image.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import type { useOwnPhotos } from './own-photos.queries.ts'

/** The button that opened the list is gone, and its focus with it. */
const focusRadio = (list: HTMLElement | null): void => list?.querySelector('input')?.focus()

/** The photos of the person's own posts as radio buttons (P-media-12). */
export function OwnPhotos({
  query,
  chosen,
  disabled,
  onChoose,
}: {
  query: ReturnType<typeof useOwnPhotos>
  /** The server's name of the chosen photo. */
  chosen: string | undefined
  disabled: boolean
  onChoose: (photo: string) => void
}) {
  const { t } = useTranslation('profile')
  const name = useId()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const photos = data?.pages.flat()
  if (!photos) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-64" />
  }
  return (
    <fieldset ref={focusRadio} disabled={disabled} className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('image.ownLegend')}</legend>
      <div className="grid max-h-[40dvh] grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
        {photos.map(({ id, url, alt, placeholder }, index) => (
          <label key={id} className="cursor-pointer">
            <input
              type="radio"
              name={name}
              checked={url === chosen}
              onChange={() => onChoose(url)}
              className="peer sr-only"
            />
            <BlurredImage
              placeholder={placeholder}
              {...crop(url, 170, 170)}
              alt={alt || t('photos.untitled', { number: index + 1 })}
              decoding="async"
              className="aspect-square w-full rounded-sm bg-sunken object-cover peer-checked:outline-4 peer-checked:-outline-offset-4 peer-checked:outline-ember peer-focus-visible:ring-3 peer-focus-visible:ring-ink"
            />
          </label>
        ))}
      </div>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('photos.more')}
        </Button>
      )}
    </fieldset>
  )
}
