import { categories } from '@brilla/contract/people/categories'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { CategoryImage } from '../../people/category/CategoryImage.tsx'

/** The eight categories as tiles with their images (P-discovery-1). */
export function CategoryGrid() {
  const { t } = useTranslation(['discovery', 'common'])
  return (
    <ul aria-label={t('categories')} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {categories.map(({ slug }) => (
        <li key={slug} className="@container">
          <Link
            to={`/explorar/${slug}`}
            className="group relative block aspect-5/4 overflow-hidden rounded-lg bg-night-surface text-white"
          >
            <CategoryImage
              hue={slug}
              sizes="(width >= 1024px) 184px, (width >= 480px) 23vw, 46vw"
              className="absolute inset-0 object-[50%_35%] transition duration-240 group-hover:[scale:1.03]"
            />
            {/* As large as fits the longest word. */}
            <span className="absolute inset-x-0 bottom-0 bg-[linear-gradient(transparent,color-mix(in_oklab,var(--color-black)_85%,transparent))] px-3 pt-10 pb-3 font-display text-[clamp(0.75rem,9.6cqi,1.125rem)] leading-tight font-bold tracking-tight">
              {t(`common:category.${slug}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
