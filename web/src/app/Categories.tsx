import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
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
    <section aria-labelledby="categories" className="grid gap-1.5 px-4 text-quiet">
      <h2 id="categories" className="text-base">
        {t('nav.categories')}
      </h2>
      <ul className="grid text-sm">
        {hues.map((hue) => (
          <li key={hue}>
            <NavLink
              to={`/explorar/${hue}`}
              className="flex min-h-8.5 items-center gap-2.5 no-underline hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <CategoryMark hue={hue} />
              {t(`category.${hue}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
