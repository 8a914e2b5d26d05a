import { Play } from 'lucide-react'
import { useState, useTransition } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { brand } from '../../lib/brand.ts'
import { Card } from '../../ui/Card.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const FilmDialog = lazyComponent(async ({ translator }) => {
  const [module] = await Promise.all([import('./FilmDialog.tsx'), translator.load(['landing'])])
  return module
})

const light = 'radial-gradient(ellipse 70% 90% at 50% 0, var(--night-rust), var(--night) 78%)'

/** The promotional film of the sidebar, which is loaded after a press. */
export function FilmCard() {
  const { t } = useTranslation('feed')
  const [busy, startLoading] = useTransition()
  const [open, setOpen] = useState(false)

  return (
    <Card className="overflow-hidden">
      <button
        type="button"
        aria-label={t('film.title')}
        aria-busy={busy || undefined}
        onClick={() => startLoading(() => setOpen(true))}
        className="group block w-full text-left focus-visible:-outline-offset-3"
      >
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
      </button>
      <div className="grid gap-1.5 p-5">
        <h2 className="text-lg">{t('film.title')}</h2>
        <p className="text-sm text-quiet">{t('film.text')}</p>
      </div>
      <LazyBoundary resetKey={open} onError={() => setOpen(false)}>
        {open && <FilmDialog title={t('film.title')} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </Card>
  )
}
