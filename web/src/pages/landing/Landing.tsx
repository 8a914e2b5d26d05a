import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { CategoryImage } from '../../features/people/category/CategoryImage.tsx'
import type { Hue } from '../../features/people/category/CategoryMark.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Explainer } from './Explainer.tsx'
import { Hero } from './Hero.tsx'
import './landing.css'

export default function Landing() {
  return (
    <>
      <Hero />
      <Explainer />
      <CategoryTiles />
      <Audiences />
      <CallToAction />
    </>
  )
}

/** What the product offers talents and agencies. */
function Audiences() {
  const { t } = useTranslation('landing')
  const sides = [
    {
      name: 'talents',
      type: 'talento',
      title: t('talents.title'),
      text: t('talents.text'),
      points: [t('talents.points.stage'), t('talents.points.direct'), t('talents.points.yours')],
      action: t('talents.action'),
    },
    {
      name: 'agencies',
      type: 'agencia',
      title: t('agencies.title'),
      text: t('agencies.text'),
      points: [t('agencies.points.work'), t('agencies.points.eight'), t('agencies.points.follow')],
      action: t('agencies.action'),
    },
  ]
  return (
    <div className="landing-section grid gap-4 md:grid-cols-2">
      {sides.map(({ name, type, title, text, points, action }) => (
        <section
          key={name}
          aria-labelledby={`${name}-title`}
          className="grid content-start justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 md:p-10"
        >
          <h2 id={`${name}-title`} className="text-4xl">
            {title}
          </h2>
          <p className="text-lg text-quiet">{text}</p>
          <ul className="grid gap-2.5">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink to={`/register?tipo=${type}`} variant="secondary" className="mt-2">
            {action}
          </ButtonLink>
        </section>
      ))}
    </div>
  )
}

function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <section
      aria-labelledby="start-title"
      className="landing-section grid justify-items-center gap-5 text-center"
    >
      <h2 id="start-title" className="text-5xl">
        {t('start.title')}
      </h2>
      <p className="text-lg text-quiet">{t('start.text')}</p>
      <ButtonLink to="/register" size="lg">
        {t('start.action')}
      </ButtonLink>
      <Link to="/login" className="inline-flex min-h-11 items-center underline">
        {t('start.login')}
      </Link>
    </section>
  )
}

const categoryOrder: readonly Hue[] = [
  'musica',
  'artes',
  'cinematografia',
  'deportes',
  'modelaje',
  'literatura',
  'ciencia-tecnologia',
  'cocina',
]

function CategoryTiles() {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <section className="landing-section" aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-4xl">
        {t('categories.title')}
      </h2>
      <p className="mt-2 text-lg text-quiet">{t('categories.text')}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4">
        {categoryOrder.map((hue) => (
          <li key={hue} className="category-tile group">
            <CategoryImage
              hue={hue}
              sizes="(width >= 768px) 290px, 46vw"
              className="transition duration-240 group-hover:[scale:1.03]"
            />
            <h3 className="category-name">{t(`common:category.${hue}`)}</h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
