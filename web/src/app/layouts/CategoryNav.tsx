import { categories } from '@brilla/contract/people/categories'
import { useTranslation } from '../../lib/translation.tsx'
import { NavLink } from 'react-router'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'

/** Links to the eight categories. */
export function CategoryNav() {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="categories" className="grid gap-1.5 px-4 text-quiet">
      <h2 id="categories" className="text-base">
        {t('nav.categories')}
      </h2>
      <ul className="grid text-sm">
        {categories.map(({ slug }) => (
          <li key={slug}>
            <NavLink
              to={`/explorar/${slug}`}
              className="flex min-h-8.5 items-center gap-2.5 no-underline hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <CategoryMark hue={slug} />
              {t(`category.${slug}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
