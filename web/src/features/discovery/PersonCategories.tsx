import { categories } from '@brilla/contract/categories'
import { useTranslation } from 'react-i18next'
import { CategoryList } from '../category/CategoryList.tsx'
import type { FoundPerson } from './discovery.queries.ts'

/** The first `max` categories of a talent; an agency is named as such. */
export function PersonCategories({ person, max = 2 }: { person: FoundPerson; max?: number }) {
  const { t } = useTranslation('discovery')
  if (person.type === 'agencia') return <p className="text-sm text-quiet">{t('agency')}</p>
  return (
    <CategoryList
      slugs={getCategorySlugs(person)}
      max={max}
      className="gap-x-3 gap-y-0.5 text-sm text-quiet"
    />
  )
}

/** The slugs of a person's categories, in the order of the contract. */
export const getCategorySlugs = (person: FoundPerson) =>
  categories.filter(({ id }) => person.categories.includes(id)).map(({ slug }) => slug)
