import { ArrowRight, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonVariants, ButtonLink } from '../../ui/Button.tsx'
import type { Hue } from '../../features/category/CategoryMark.tsx'
import { CategoryImage } from '../../features/category/CategoryImage.tsx'

const mosaic: readonly Hue[] = [
  'musica',
  'artes',
  'cinematografia',
  'cocina',
  'modelaje',
  'ciencia-tecnologia',
]

/** Hero section with the headline. Dark in both themes. */
export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <section data-theme="dark" className="hero">
      <div aria-hidden className="hero-mosaic">
        {mosaic.map((hue) => (
          <div key={hue} className="hero-tile">
            <CategoryImage hue={hue} eager sizes="(width >= 768px) 24vw, 36vw" />
          </div>
        ))}
      </div>
      <div className="hero-words">
        <h1 className="hero-title">
          {t('hero.before')} <span className="hero-shine text-stage">{t('hero.shine')}</span>
        </h1>
        <p className="max-w-[20em] lg:max-w-[26em] text-lg md:text-xl">{t('hero.text')}</p>
        <div className="flex flex-wrap items-center gap-3 pt-3">
          <ButtonLink to="/register" size="lg">
            {t('hero.start')}
            <ArrowRight aria-hidden size={20} />
          </ButtonLink>
          <a href="#como-funciona" className={buttonVariants('quiet', 'lg')}>
            <Play aria-hidden size={18} />
            {t('hero.watch')}
          </a>
        </div>
        <Link to="/login" className="inline-flex min-h-11 items-center underline">
          {t('start.login')}
        </Link>
      </div>
    </section>
  )
}
