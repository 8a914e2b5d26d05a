import { Play } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { chip } from './chip-class.ts'
import { FilmButton } from './FilmButton.tsx'

/** The promotional film above the feed, where there is no sidebar for it. */
export function FilmChip() {
  const { t } = useTranslation('feed')
  return (
    <FilmButton className={chip}>
      {(busy) => (
        <>
          {busy ? <Spinner /> : <Play aria-hidden size={18} className="fill-current" />}
          {t('film.title')}
        </>
      )}
    </FilmButton>
  )
}
