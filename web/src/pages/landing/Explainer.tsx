import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { cn } from '../../ui/cn.ts'
import { FilmButton } from './FilmButton.tsx'
import { FilmStage } from './FilmStage.tsx'
import { mayMove, scenes, useFilm } from './useFilm.ts'

/**
 * The explainer: four drawn scenes with captions. Starts when it scrolls into view, or on click with reduced motion.
 */
export default function Explainer({ id }: { id: string }) {
  const { t } = useTranslation('landing')
  const film = useFilm()
  const section = useRef<HTMLElement>(null)
  const begin = useEffectEvent(film.play)

  useEffect(() => {
    if (!section.current || !mayMove()) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        begin()
      },
      { threshold: 0.4 },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section
      ref={section}
      id={id}
      aria-labelledby="explainer-title"
      className="landing-section grid items-center gap-8 md:grid-cols-[1fr_1.4fr] md:gap-14"
    >
      <div className="grid justify-items-start gap-4">
        <h2 id="explainer-title" className="text-4xl">
          {t('explainer.title')}
        </h2>
        <p className="text-lg text-quiet">{t('explainer.text')}</p>
        <ol className="grid w-full gap-1">
          {scenes.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-current={index === film.current ? 'step' : undefined}
                onClick={() => film.choose(index)}
                className={cn(
                  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition hover:bg-sunken',
                  index === film.current ? 'bg-sunken' : 'text-quiet',
                )}
              >
                <span className="tabular font-display font-bold">{index + 1}</span>
                <span className="font-semibold">{t(`explainer.scenes.${name}.title`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <FilmButton film={film} />
      </div>
      <FilmStage film={film} />
    </section>
  )
}
