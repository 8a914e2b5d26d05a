import { useTranslation } from '../../../lib/translation.tsx'
import { CountryField } from '../../accounts/account/CountryField.tsx'
import { type Country, rememberCountry } from './explore-params.ts'

/** Filters by country; the choice is remembered, "all countries" included (P-discovery-6). */
export function CountrySelect({
  country,
  onChange,
}: {
  country: Country
  onChange: (country: string) => void
}) {
  const { t } = useTranslation('discovery')
  return (
    <CountryField
      label={t('filter.country')}
      className="min-w-0"
      value={country ?? 'all'}
      before={<option value="all">{t('filter.allCountries')}</option>}
      onChange={({ target }) => {
        rememberCountry(target.value)
        onChange(target.value)
      }}
    />
  )
}
