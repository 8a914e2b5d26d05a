import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { cn } from '../../ui/cn.ts'
import { acceptedKinds } from './photos.ts'

/** The way to a photo: from the computer or the phone; dropping and pasting work on the whole composer. */
export function PhotoChoice({
  count,
  shown,
  onChoose,
}: {
  /** How many are chosen already. */
  count: number
  shown: boolean
  onChoose: (files: Iterable<File>) => void
}) {
  const { t } = useTranslation('post')
  const full = count >= limits.postFilesMax
  return (
    <div className={cn('relative', (!shown || full) && 'hidden')}>
      <input
        id="composer-photos"
        type="file"
        accept={acceptedKinds}
        multiple
        disabled={full}
        onChange={(event) => {
          onChoose(event.target.files ?? [])
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor="composer-photos"
        className={cn(
          'flex cursor-pointer items-center justify-center gap-3 rounded-md border border-dashed border-edge px-4 text-center',
          'transition hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-ember',
          count === 0 ? 'min-h-24 flex-wrap py-4' : 'min-h-12',
        )}
      >
        <ImagePlus aria-hidden size={22} />
        <span className="font-semibold">{t(count === 0 ? 'composer.choose' : 'composer.chooseMore')}</span>
        {count === 0 && (
          <span className="text-sm text-quiet">{t('composer.limits', { count: limits.postFilesMax })}</span>
        )}
      </label>
    </div>
  )
}
