import { useEffect, useState } from 'react'
import type { Output } from '../../../lib/api.types.ts'
import { announce } from '../../../lib/announce.ts'
import { useCore } from '../../../lib/context.tsx'
import { countryName } from '../../../lib/format.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { cn } from '../../../ui/cn.ts'
import { listboxClass, useListbox, useShownList, type ListProps } from '../../../ui/combobox.tsx'

const debounceMilliseconds = 120

/** The listbox of the city field (P-accounts-31), without options nothing. */
export default function CitySuggestions({
  id,
  text,
  country,
  onChoose,
  ...combobox
}: ListProps & {
  id: string
  text: string
  country: string
  onChoose: (city: string, country: string) => void
}) {
  const { t } = useTranslation()
  const { api } = useCore()
  const [language] = useLanguage()
  const q = useDebouncedValue(text, debounceMilliseconds)
  const [cities, setCities] = useState<Output<'suggestCities'>['cities']>([])
  // Not a query: pages for guests load without the library for them.
  useEffect(() => {
    const leaving = new AbortController()
    void api
      .call('suggestCities', { query: { q, country: country || undefined } }, { signal: leaving.signal })
      .then(
        (found) => setCities(found.cities),
        // Also when there is no network, the field is one for any text.
        () => leaving.signal.aborted || setCities([]),
      )
    return () => leaving.abort()
  }, [api, q, country])
  const count = cities.length
  const listbox = useListbox({
    id,
    count,
    text,
    onChoose(index) {
      const chosen = cities[index]
      if (!chosen) return
      onChoose(chosen.city, chosen.country)
      if (chosen.country !== country) announce(`${chosen.city}, ${countryName(chosen.country, language)}`)
    },
  })
  useShownList(listbox, count || null, combobox)

  if (count === 0) return null
  return (
    <div className={cn(listboxClass, 'inset-x-0 top-full mt-1 max-h-80')}>
      <div id={id} role="listbox" aria-label={t('search.suggestions')}>
        {cities.map(({ city, country: code }, index) => (
          <div
            key={`${city} ${code}`}
            {...listbox.getOption(index, 'min-h-11 flex-wrap gap-x-2 gap-y-0 [overflow-wrap:anywhere]')}
          >
            <span className="font-semibold">{city}</span>
            <span className="text-sm text-quiet">{countryName(code, language)}</span>
          </div>
        ))}
      </div>
      <p className="px-3 pt-2 pb-1 text-xs text-quiet">{t('citySource')}</p>
    </div>
  )
}
