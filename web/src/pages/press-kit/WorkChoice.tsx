import { pressKitWorksMax } from '@brilla/contract/public/press-kit-choices'
import { Play } from 'lucide-react'
import { crop } from '../../lib/image.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import type { Choices } from './press-kit.queries.ts'

/** The works of a press kit as checkboxes, each with its position once it is chosen. */
export function WorkChoice({
  works,
  chosen,
  onChange,
}: {
  works: Choices['works']
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const { t } = useTranslation(['pressKit'])
  const max = pressKitWorksMax
  const isFull = chosen.length >= max
  if (works.length === 0) return <p className="text-quiet">{t('noWorks')}</p>
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('works')}</legend>
      <p className="text-sm text-quiet">{t('worksText', { max })}</p>
      <p role="status" className="tabular mb-3 text-sm text-quiet">
        {t('worksChosen', { count: chosen.length, max })}
      </p>
      <div className="grid max-h-[60dvh] grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
        {works.map(({ postId, type, title, image, placeholder }, index) => {
          const position = chosen.indexOf(postId)
          const isChosen = position >= 0
          return (
            <label
              key={postId}
              className={cn('relative cursor-pointer', isFull && !isChosen && 'cursor-default opacity-45')}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-label={title || t(`untitled.${type}`, { number: index + 1 })}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((one) => one !== postId) : [...chosen, postId])
                }
                className="peer sr-only"
              />
              <span className="block aspect-square overflow-hidden rounded-sm bg-sunken peer-checked:outline-4 peer-checked:-outline-offset-4 peer-checked:outline-ember peer-focus-visible:ring-3 peer-focus-visible:ring-ink">
                {image && (
                  <BlurredImage
                    placeholder={placeholder}
                    {...crop(image, 170, 170)}
                    alt=""
                    decoding="async"
                    className="size-full object-cover"
                  />
                )}
              </span>
              {type === 'video' && (
                <span className="absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-full bg-black/70 text-white">
                  <Play aria-hidden size={14} />
                </span>
              )}
              {isChosen && (
                <span
                  aria-hidden
                  className="tabular absolute top-1.5 left-1.5 grid size-7 place-items-center rounded-full bg-ember text-sm font-semibold text-on-ember"
                >
                  {position + 1}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
