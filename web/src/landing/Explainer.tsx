import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { cn } from '../ui/cn.ts'
import { Called, Found, Seen, Show } from './Scenes.tsx'

const scenes = [
  { name: 'show', Scene: Show },
  { name: 'seen', Scene: Seen },
  { name: 'found', Scene: Found },
  { name: 'called', Scene: Called },
] as const

const sceneSeconds = 7

/**
 * The explainer: four drawn scenes with captions, in the reader's language. It begins when it comes into view,
 * and waits for a press where motion is not wanted.
 */
export function Explainer() {
  const { t } = useTranslation('landing')
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(false)
  const section = useRef<HTMLElement>(null)
  const ended = current === scenes.length - 1 && !playing

  useEffect(() => {
    if (!section.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setPlaying(true)
      },
      { threshold: 0.4 },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      if (current + 1 < scenes.length) setCurrent(current + 1)
      else setPlaying(false)
    }, sceneSeconds * 1000)
    return () => clearTimeout(timer)
  }, [playing, current])

  function press() {
    if (ended) setCurrent(0)
    setPlaying(!playing)
  }

  const { name, Scene } = scenes[current] ?? scenes[0]
  const Icon = playing ? Pause : ended ? RotateCcw : Play
  return (
    <section
      ref={section}
      id="como-funciona"
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
                aria-current={index === current ? 'step' : undefined}
                onClick={() => {
                  setPlaying(false)
                  setCurrent(index)
                }}
                className={cn(
                  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition hover:bg-sunken',
                  index === current ? 'bg-sunken' : 'text-quiet',
                )}
              >
                <span className="tabular font-display font-bold">{index + 1}</span>
                <span className="font-semibold">{t(`explainer.scenes.${name}.title`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <Button kind="secondary" onClick={press} icon={<Icon aria-hidden size={18} />}>
          {playing ? t('explainer.pause') : ended ? t('explainer.again') : t('explainer.play')}
        </Button>
      </div>
      <figure data-theme="dark" aria-label={t('explainer.label')} className="explainer">
        <div
          key={`${name}-${playing}`}
          aria-hidden
          className={cn('explainer-stage', playing && 'is-playing')}
        >
          <Scene />
        </div>
        <figcaption className="explainer-caption">
          <span className="sr-only">
            {t('explainer.scene', { number: current + 1, title: t(`explainer.scenes.${name}.title`) })}{' '}
          </span>
          {t(`explainer.scenes.${name}.caption`)}
        </figcaption>
      </figure>
    </section>
  )
}
