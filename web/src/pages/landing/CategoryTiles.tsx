import { useTranslation } from '../../lib/translation.tsx'
import type { Hue } from '../../features/people/category/CategoryMark.tsx'
import { CategoryImage } from '../../features/people/category/CategoryImage.tsx'

const order: readonly Hue[] = [
  'musica',
  'artes',
  'cinematografia',
  'deportes',
  'modelaje',
  'literatura',
  'ciencia-tecnologia',
  'cocina',
]

export function CategoryTiles() {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <section className="landing-section" aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-4xl">
        {t('categories.title')}
      </h2>
      <p className="mt-2 text-lg text-quiet">{t('categories.text')}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4">
        {order.map((hue) => (
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
