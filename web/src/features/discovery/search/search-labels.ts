import { findCategory } from '@brilla/contract/people/categories'
import { useTranslation } from '../../../lib/translation.tsx'
import { countryName } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { languageName } from '../../../lib/language-names.ts'
import type { SearchFilter } from '@brilla/contract/discovery/search'
import type { SearchRequest } from './search-params.ts'

/** Returns functions that name the values of filters in the reader's language. */
export function useFilterLabels() {
  const { t, i18n } = useTranslation(['search', 'common'])
  const language = asLanguage(i18n.language)

  function formatAge(min: string | undefined, max: string | undefined): string {
    if (min && max) return t('age.between', { min, max })
    return min ? t('age.from', { min }) : t('age.to', { max: max ?? '' })
  }

  /** The name of a value of a facet. */
  function formatValue(filter: SearchFilter, value: string): string {
    switch (filter) {
      case 'category': {
        const slug = findCategory(value)?.slug
        return slug ? t(`common:category.${slug}`) : value
      }
      case 'country':
        return countryName(value, language)
      case 'language':
        return languageName(value, language)
      case 'age': {
        const [min, max] = value.replace('+', '').split('-')
        return formatAge(min, max)
      }
      case 'type':
        return t(value === 'agencia' ? 'type.agencia' : 'type.talento')
      case 'city':
      case 'skill':
        return value
      case 'withPhotos':
      case 'withVideo':
      case 'available':
      case 'newThisMonth':
        return t(`switch.${filter}`)
    }
  }

  /** The name of a filter that is set, null for one that is not. */
  function formatFilter(filter: SearchFilter, request: SearchRequest): string | null {
    if (filter === 'age')
      return request.minAge || request.maxAge ? formatAge(request.minAge, request.maxAge) : null
    const value = request[filter]
    return value === undefined ? null : formatValue(filter, value)
  }

  return { formatValue, formatFilter }
}
