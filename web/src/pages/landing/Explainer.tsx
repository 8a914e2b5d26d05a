import { useEffect } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Film } from './Film.tsx'

const filmId = 'pelicula'

/** Without scripts, or if the browser refuses, the film's own controls are in view. */
const playFilm = () =>
  void document
    .querySelector<HTMLVideoElement>(`#${filmId}`)
    ?.play()
    .catch(() => undefined)

/** The link to the film, which it plays, as its icon promises. */
export const filmLink = { href: `#${filmId}`, onClick: playFilm }

/** The explainer: the film with its heading (P-pages-28). Works without scripts. */
export function Explainer() {
  const { t } = useTranslation('landing')
  // The link can be pressed before the scripts have loaded.
  useEffect(() => {
    if (location.hash === filmLink.href) playFilm()
  }, [])
  return (
    <section
      id="como-funciona"
      aria-labelledby="explainer-title"
      className="landing-section grid items-center gap-8 md:grid-cols-2 md:gap-14"
    >
      <div className="grid justify-items-start gap-4">
        <h2 id="explainer-title" className="text-4xl">
          {t('film.title')}
        </h2>
        <p className="text-lg text-quiet">{t('film.text')}</p>
      </div>
      <Film id={filmId} />
    </section>
  )
}
