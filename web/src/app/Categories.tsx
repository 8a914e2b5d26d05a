import { useTranslation } from 'react-i18next'
import { CategoryMark, type Hue } from '../ui/CategoryMark.tsx'

const hues: Hue[] = [
  'deportes',
  'musica',
  'artes',
  'cinematografia',
  'modelaje',
  'literatura',
  'ciencia-tecnologia',
  'cocina',
]

/** The eight ways to shine, each by its mark. */
export function Categories() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="categories" className="grid gap-3 px-4 text-quiet">
      <h2 id="categories" className="text-base">
        {t('nav.categories')}
      </h2>
      <ul className="grid gap-3 text-sm">
        {hues.map((hue) => (
          <li key={hue} className="flex items-center gap-2.5">
            <CategoryMark hue={hue} />
            {t(`category.${hue}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
