import { useTranslation } from '../../../lib/translation.tsx'
import { countryName } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Card } from '../../../ui/Card.tsx'
import type { ListedPerson } from './discovery.queries.ts'
import { getCategorySlugs } from '../../people/category/category-slugs.ts'
import { PersonRow } from '../../people/profile/PersonRow.tsx'

/** Two columns: the first five, then the rest (P-discovery-1). */
const firstColumn = 5

export function SimilarTalents({ people }: { people: ListedPerson[] }) {
  const { t, i18n } = useTranslation(['discovery', 'common'])
  const isWide = useMinWidth(480)
  /** Why somebody is recommended; undefined when nothing is in common. */
  function explain({ shared, ciudad, country }: ListedPerson): string | undefined {
    const [slug] = getCategorySlugs(shared?.categoryId ? [shared.categoryId] : [])
    const place = shared?.city
      ? ciudad
      : shared?.country
        ? countryName(country, asLanguage(i18n.language))
        : undefined
    const category = slug && t(`common:category.${slug}`)
    if (category) return place ? t('also.both', { category, place }) : t('also.category', { category })
    return place ? t('also.place', { place }) : undefined
  }
  const columns = [people.slice(0, firstColumn), people.slice(firstColumn)].filter(({ length }) => length > 0)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
      {columns.map((column, index) => (
        <Card key={index} className="p-4">
          <ul className="grid grid-cols-1 gap-4">
            {column.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} iconOnly={!isWide} reason={explain(person)} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
