import { categories } from '@brilla/contract/categories'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { Greeting } from '../../features/account/Greeting.tsx'
import { CategoryMark } from '../../features/category/CategoryMark.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FilmButton } from './FilmButton.tsx'

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap no-underline hover:bg-sunken'

/** What the columns next to the feed contain, on a phone above it: greeting, film and categories (P-feed-6). */
export function PhoneWelcome() {
  const { t } = useTranslation(['feed', 'common'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4">
      <div className="px-4">
        <Greeting />
      </div>
      <div className="flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <FilmButton className={chip}>
          {(busy) => (
            <>
              {busy ? <Spinner /> : <Play aria-hidden size={18} className="fill-current" />}
              {t('film.title')}
            </>
          )}
        </FilmButton>
        <nav aria-label={t('common:nav.categories')}>
          <ul className="flex gap-2">
            {categories.map(({ slug }) => (
              <li key={slug}>
                <Link to={`/explorar/${slug}`} className={chip}>
                  <CategoryMark hue={slug} />
                  {t(`common:category.${slug}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
