import { useTranslation } from '../../lib/translation.tsx'
import { cn } from '../../ui/cn.ts'
import './explainer.css'
import { scenes, type FilmState } from './useFilm.ts'

/** The current scene with its caption. */
export function FilmStage({ film: { current, playing } }: { film: FilmState }) {
  const { t } = useTranslation('landing')
  const { name, Scene } = scenes[current] ?? scenes[0]
  return (
    <figure data-theme="dark" aria-label={t('explainer.label')} className="explainer">
      <div key={`${name}-${playing}`} aria-hidden className={cn('explainer-stage', playing && 'is-playing')}>
        <Scene />
      </div>
      <figcaption className="explainer-caption">
        <span className="sr-only">
          {t('explainer.scene', { number: current + 1, title: t(`explainer.scenes.${name}.title`) })}{' '}
        </span>
        {t(`explainer.scenes.${name}.caption`)}
      </figcaption>
    </figure>
  )
}
