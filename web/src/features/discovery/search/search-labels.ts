import { findCategory } from '@brilla/contract/people/categories'
import { useTranslation } from '../../../lib/translation.tsx'
import { countryName } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { languageName } from '../../../lib/language-names.ts'
import type { SearchFilter } from '@brilla/contract/discovery/search'
import { isListName, listValues, rangeParams, type RangeName, type SearchRequest } from './search-params.ts'

/** Returns functions that name the values of filters in the reader's language. */
export function useFilterLabels() {
  const { t, i18n } = useTranslation(['search', 'common'])
  const language = asLanguage(i18n.language)

  function formatRange(filter: RangeName, min: string | undefined, max: string | undefined): string {
    if (min && max) return t(`${filter}.between`, { min, max })
    return min ? t(`${filter}.from`, { min }) : t(`${filter}.to`, { max: max ?? '' })
  }

  function formatLanguage(value: string): string {
    const [code = '', level] = value.split(':')
    const name = languageName(code, language)
    if (level === undefined) return name
    return t(`level.${level as 'basic' | 'conversational' | 'fluent' | 'native'}`, { name })
  }

  function formatAvailable(value: string): string {
    if (value === 'true') return t('switch.available')
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const [from = '', to = ''] = value.split('/').map((date) => format.format(new Date(date)))
    return to ? t('availableBetween', { from, to }) : t('availableOn', { date: from })
  }

  /** The name of a value of a filter. */
  function formatValue(filter: SearchFilter, value: string): string {
    switch (filter) {
      case 'category': {
        const slug = findCategory(value)?.slug
        return slug ? t(`common:category.${slug}`) : value
      }
      case 'country':
        return countryName(value, language)
      case 'languages':
        return formatLanguage(value)
      case 'age':
      case 'height': {
        const [min, max] = value.replace('+', '').split('-')
        return formatRange(filter, min, max)
      }
      case 'sex':
        return t(value === 'FE' ? 'sex.FE' : 'sex.MA')
      case 'type':
        return t(value === 'agencia' ? 'type.agencia' : 'type.talento')
      case 'city':
      case 'skill':
        return value
      case 'available':
        return formatAvailable(value)
      case 'withPhotos':
      case 'withVideo':
      case 'travels':
      case 'newThisMonth':
        return t(`switch.${filter}`)
    }
  }

  /** The names of what is chosen of a filter. */
  function formatChosen(filter: SearchFilter, request: SearchRequest): string[] {
    if (filter === 'age' || filter === 'height') {
      const [min, max] = rangeParams[filter].map((name) => request[name])
      return min || max ? [formatRange(filter, min, max)] : []
    }
    if (isListName(filter)) return listValues(request, filter).map((value) => formatValue(filter, value))
    const value = request[filter]
    return value === undefined ? [] : [formatValue(filter, value)]
  }

  /** The name of a filter that is set, null for one that is not. */
  const formatFilter = (filter: SearchFilter, request: SearchRequest): string | null =>
    formatChosen(filter, request).join(', ') || null

  return { formatValue, formatFilter }
}
