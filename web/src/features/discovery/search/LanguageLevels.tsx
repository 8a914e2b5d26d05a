import { languageLevels } from '@brilla/contract/people/fact-choices'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { Select } from '../../../ui/Select.tsx'
import { changeSearch } from './explore-params.ts'
import { useFilterLabels } from './search-labels.ts'
import { changeList, listValues, type SearchRequest } from './search-params.ts'

/** The lowest level of each chosen language. */
export function LanguageLevels({ request }: { request: SearchRequest }) {
  const { t } = useTranslation('search')
  const { formatValue } = useFilterLabels()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const chosen = listValues(request, 'languages')
  return chosen.map((value) => {
    const [code = '', level = ''] = value.split(':')
    const name = formatValue('languages', code)
    function choose(next: string) {
      const changed = chosen.map((other) =>
        other === value ? [code, next].filter(Boolean).join(':') : other,
      )
      void navigate(
        { search: changeSearch(search, changeList('languages', changed)) },
        { preventScrollReset: true },
      )
    }
    return (
      <Select
        key={code}
        label={t('levelOf', { name })}
        value={level}
        onChange={({ target }) => choose(target.value)}
        className="py-1"
      >
        <option value="">{t('anyLevel')}</option>
        {languageLevels.map((known) => (
          <option key={known} value={known}>
            {t(`level.${known}`, { name })}
          </option>
        ))}
      </Select>
    )
  })
}
