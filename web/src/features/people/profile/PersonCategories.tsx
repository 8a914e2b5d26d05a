import type { PersonCard } from '@brilla/contract/people/profile'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { CategoryList } from '../category/CategoryList.tsx'
import { getCategorySlugs } from '../category/category-slugs.ts'

/** The first `max` categories of a talent; an agency is named as such. */
export function PersonCategories({
  person,
  max = 2,
  renderText,
}: {
  person: PersonCard
  max?: number
  renderText?: (text: string) => ReactNode
}) {
  const { t } = useTranslation()
  if (person.type === 'agencia') return <p className="text-sm text-quiet">{t('agency')}</p>
  return (
    <CategoryList
      slugs={getCategorySlugs(person.categories)}
      max={max}
      renderText={renderText}
      // On the narrowest phones it depends on the font whether two fit in a line, and the page would shift once it has loaded.
      className="gap-x-3 gap-y-0.5 text-sm text-quiet max-[22rem]:flex-col"
    />
  )
}
