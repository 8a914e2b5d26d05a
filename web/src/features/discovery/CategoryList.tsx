import { categories } from '@brilla/contract/categories'
import { useTranslation } from 'react-i18next'
import { CategoryMark } from '../category/CategoryMark.tsx'
import type { FoundPerson } from './discovery.data.ts'

/** What somebody does, as far as it fits in a line. */
export function CategoryList({ person, max = 2 }: { person: FoundPerson; max?: number }) {
  const { t } = useTranslation(['discovery', 'common'])
  if (person.type === 'agencia') return <p className="text-sm text-quiet">{t('agency')}</p>
  const own = getCategorySlugs(person)
  if (own.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-quiet">
      {own.slice(0, max).map((slug) => (
        <span key={slug} className="inline-flex items-center gap-1.5">
          <CategoryMark hue={slug} />
          {t(`common:category.${slug}`)}
        </span>
      ))}
      {own.length > max && <span>+{own.length - max}</span>}
    </p>
  )
}

/** Somebody's categories by their slugs. */
export const getCategorySlugs = ({ categories: own }: FoundPerson) =>
  categories.filter(({ id }) => own.includes(id)).map(({ slug }) => slug)
