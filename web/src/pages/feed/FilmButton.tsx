import { useState, useTransition, type ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const FilmDialog = lazyComponent(() => import('./FilmDialog.tsx'), ['landing'])

/** Opens the promotional film, which is loaded after the press. `children` renders the content while it is loading or not. */
export function FilmButton({
  className,
  children,
}: {
  className: string
  children: (busy: boolean) => ReactNode
}) {
  const { t } = useTranslation('feed')
  const [busy, startLoading] = useTransition()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('film.title')}
        aria-busy={busy || undefined}
        onClick={() => startLoading(() => setOpen(true))}
        className={className}
      >
        {children(busy)}
      </button>
      <LazyBoundary resetKey={open} onError={() => setOpen(false)}>
        {open && <FilmDialog title={t('film.title')} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  )
}
