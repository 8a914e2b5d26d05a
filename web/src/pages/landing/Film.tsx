import { useTranslation } from '../../lib/translation.tsx'
import { cn } from '../../ui/cn.ts'
import { FilmButton } from './FilmButton.tsx'
import { FilmStage } from './FilmStage.tsx'
import { mayMove, scenes, useFilm } from './useFilm.ts'

/** The explainer, opened on request: plays immediately unless motion is reduced. */
export function Film() {
  const { t } = useTranslation('landing')
  const film = useFilm(mayMove)
  return (
    <div className="grid gap-3">
      <FilmStage film={film} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ol className="flex">
          {scenes.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                title={t(`explainer.scenes.${name}.title`)}
                aria-current={index === film.current ? 'step' : undefined}
                onClick={() => film.choose(index)}
                className={cn(
                  'tabular grid size-11 place-items-center rounded-full font-display font-bold transition hover:bg-sunken',
                  index === film.current ? 'bg-sunken' : 'text-quiet',
                )}
              >
                {index + 1}
                <span className="sr-only">. {t(`explainer.scenes.${name}.title`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <FilmButton film={film} />
      </div>
    </div>
  )
}
