import { Play } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { brand } from '../../lib/brand.ts'
import { Card } from '../../ui/Card.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FilmButton } from './FilmButton.tsx'

const light = 'radial-gradient(ellipse 70% 90% at 50% 0, var(--night-rust), var(--night) 78%)'

/** The promotional film of the sidebar. */
export function FilmCard() {
  const { t } = useTranslation('feed')
  return (
    <Card className="overflow-hidden">
      <FilmButton className="group block w-full text-left focus-visible:-outline-offset-3">
        {(busy) => (
          <span
            data-theme="dark"
            className="relative grid aspect-video place-items-center overflow-hidden text-ink"
            style={{ background: light }}
          >
            <span
              aria-hidden
              className="absolute inset-x-0 bottom-3 text-center font-display text-3xl font-extrabold"
            >
              {brand.name}
            </span>
            <span className="relative -mt-8 grid size-14 place-items-center rounded-full bg-black/60 text-white transition group-hover:bg-black">
              {busy ? <Spinner /> : <Play aria-hidden size={26} className="ml-1 fill-current" />}
            </span>
          </span>
        )}
      </FilmButton>
      <div className="grid gap-1.5 p-5">
        <h2 className="text-lg">{t('film.title')}</h2>
        <p className="text-sm text-quiet">{t('film.text')}</p>
      </div>
    </Card>
  )
}
