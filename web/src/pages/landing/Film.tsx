import { useTranslation } from '../../lib/translation.tsx'
import { asLanguage } from '../../lib/language.ts'
import enCaptions from './film/en.vtt'
import enH264 from './film/en.mp4'
import enAv1 from './film/en.webm'
import enPoster from './film/en.webp'
import esCaptions from './film/es.vtt'
import esH264 from './film/es.mp4'
import esAv1 from './film/es.webm'
import esPoster from './film/es.webp'

const files = {
  es: { av1: esAv1, h264: esH264, poster: esPoster, captions: esCaptions },
  en: { av1: enAv1, h264: enH264, poster: enPoster, captions: enCaptions },
}

const scenes = [
  'start',
  'register',
  'profile',
  'publish',
  'search',
  'write',
  'decide',
  'safety',
  'end',
] as const

/** The film in the language of the page, with what it shows as text (P-pages-28). Only its poster is loaded before a press. */
export function Film({ id, autoPlay = false }: { id?: string; autoPlay?: boolean }) {
  const { t, i18n } = useTranslation('landing')
  const language = asLanguage(i18n.language)
  const { av1, h264, poster, captions } = files[language]
  return (
    <div className="grid gap-4">
      {/* The key: another language needs another element, since a video keeps the sources that it began with. */}
      <video
        key={language}
        id={id}
        className="mx-auto aspect-[4/7] scroll-mt-4 h-auto w-[min(100%,25rem,43svh)] rounded-lg bg-night"
        width={800}
        height={1400}
        aria-label={t('film.label')}
        controls
        playsInline
        // It has no sound; only so may it start by itself in the dialog.
        muted
        autoPlay={autoPlay}
        preload="none"
        poster={poster}
      >
        <source src={av1} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={h264} type='video/mp4; codecs="avc1.640028"' />
        <track default kind="captions" srcLang={language} label={t('film.captions')} src={captions} />
      </video>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('film.transcript')}</summary>
        <ol className="grid gap-3 pt-2">
          {scenes.map((name) => (
            <li key={name}>
              <strong>{t(`film.scenes.${name}.title`)}</strong>
              <p className="text-quiet">{t(`film.scenes.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
