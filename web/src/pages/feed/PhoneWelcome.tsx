import { categories } from '@brilla/contract/people/categories'
import { Link } from 'react-router'
import { Greeting } from '../../features/accounts/account/Greeting.tsx'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { chip } from './chip-class.ts'
import { FilmChip } from './FilmChip.tsx'

/** What the columns next to the feed contain, on a phone above it: greeting, film and categories (P-feed-6). */
export function PhoneWelcome() {
  const { t } = useTranslation('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4">
      <div className="px-4">
        <Greeting />
      </div>
      <div className="flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <FilmChip />
        <nav aria-label={t('nav.categories')}>
          <ul className="flex gap-2">
            {categories.map(({ slug }) => (
              <li key={slug}>
                <Link to={`/explorar/${slug}`} className={chip}>
                  <CategoryMark hue={slug} />
                  {t(`category.${slug}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
