import { ArrowRight, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { buttonVariants, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import type { Hue } from '../../features/people/category/CategoryMark.tsx'
import { CategoryImage } from '../../features/people/category/CategoryImage.tsx'
import { filmLink } from './Explainer.tsx'
import { useCarousel } from './use-carousel.ts'

const slides = [
  { name: 'all', hues: ['musica', 'artes', 'cinematografia', 'cocina', 'modelaje', 'ciencia-tecnologia'] },
  { name: 'talents', hues: ['modelaje', 'literatura', 'musica', 'deportes', 'artes', 'cocina'] },
  { name: 'agencies', hues: ['cinematografia', 'deportes', 'modelaje', 'artes', 'literatura', 'musica'] },
] as const satisfies { name: string; hues: readonly Hue[] }[]

/** The first screen of the landing page (P-pages-19): a carousel for everybody, talents and agencies. Dark in both themes. */
export function Hero() {
  const { t } = useTranslation('landing')
  const { track, current, isPlaying, toggle, show, onScroll, onScrollEnd, pauseProps } = useCarousel(
    slides.length,
  )
  return (
    <section
      data-theme="dark"
      className="hero"
      aria-roledescription={t('hero.carousel')}
      aria-label={t('hero.label')}
      {...pauseProps}
    >
      {/* Focusable by its links, and scrolled by the browser: it works without scripts, and with a finger. */}
      <div ref={track} className="hero-track" onScroll={onScroll} onScrollEnd={onScrollEnd}>
        {slides.map(({ name, hues }, index) => (
          <Slide key={name} hues={hues} eager={index === 0} label={getPosition(index)}>
            {name === 'all' ? <FirstWords /> : <Words name={name} />}
          </Slide>
        ))}
      </div>
      <div data-needs-scripts className="hero-controls">
        <IconButton
          label={t(isPlaying ? 'hero.pause' : 'hero.play')}
          onClick={toggle}
          className={isPlaying === null ? 'invisible' : ''}
        >
          {isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        </IconButton>
        <IconButton label={t('hero.previous')} onClick={() => show(current - 1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <ol className="flex" aria-label={t('hero.slides')}>
          {slides.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={getPosition(index)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
                className="grid size-11 place-items-center"
              >
                <span
                  className={cn(
                    'size-2.5 rounded-full transition forced-color-adjust-none',
                    index === current ? '[scale:1.25] bg-ember' : 'bg-quiet',
                  )}
                />
              </button>
            </li>
          ))}
        </ol>
        <IconButton label={t('hero.next')} onClick={() => show(current + 1)}>
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
    </section>
  )

  function getPosition(index: number) {
    return t('hero.position', { number: index + 1, count: slides.length })
  }
}

function Slide({
  hues,
  eager,
  label,
  children,
}: {
  hues: readonly Hue[]
  eager: boolean
  label: string
  children: ReactNode
}) {
  const { t } = useTranslation('landing')
  return (
    <div role="group" aria-roledescription={t('hero.slide')} aria-label={label} className="hero-slide">
      <div aria-hidden className="hero-mosaic">
        {hues.map((hue) => (
          <div key={hue} className="hero-tile">
            <CategoryImage hue={hue} eager={eager} sizes="(width >= 768px) 24vw, 36vw" />
          </div>
        ))}
      </div>
      <div className="hero-words">{children}</div>
    </div>
  )
}

function FirstWords() {
  const { t } = useTranslation('landing')
  return (
    <>
      <h1 className="hero-title">
        {t('hero.before')} <span className="hero-shine text-stage">{t('hero.shine')}</span>
      </h1>
      <p className="max-w-[20em] lg:max-w-[26em] text-lg md:text-xl">{t('hero.text')}</p>
      <div className="flex flex-wrap items-center gap-3 pt-3">
        <ButtonLink to="/register" size="lg">
          {t('hero.start')}
          <ArrowRight aria-hidden size={20} />
        </ButtonLink>
        <a {...filmLink} className={buttonVariants('quiet', 'lg')}>
          <Play aria-hidden size={18} />
          {t('hero.watch')}
        </a>
      </div>
      <LoginLink />
    </>
  )
}

function Words({ name }: { name: 'talents' | 'agencies' }) {
  const { t } = useTranslation('landing')
  return (
    <>
      <h2 className="hero-subtitle">{t(`hero.${name}.title`)}</h2>
      <p className="max-w-[20em] lg:max-w-[26em] text-lg md:text-xl">{t(`hero.${name}.text`)}</p>
      <ButtonLink
        to={`/register?tipo=${name === 'agencies' ? 'agencia' : 'talento'}`}
        size="lg"
        className="mt-3"
      >
        {t(`hero.${name}.action`)}
        <ArrowRight aria-hidden size={20} />
      </ButtonLink>
      <LoginLink />
    </>
  )
}

function LoginLink() {
  const { t } = useTranslation('landing')
  return (
    <Link to="/login" className="inline-flex min-h-11 items-center underline">
      {t('start.login')}
    </Link>
  )
}
