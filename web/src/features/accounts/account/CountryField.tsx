import { countryCodes, defaultCountry } from '@brilla/contract/platform/countries'
import type { ComponentProps } from 'react'
import { type ReactNode, useMemo } from 'react'
import { locales } from '../../../lib/language.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Select } from '../../../ui/Select.tsx'

/** All countries, named and sorted in the language of the interface, Mexico first (P-accounts-9), after the options `before`. */
export function CountryField({
  before,
  ...props
}: Omit<ComponentProps<typeof Select>, 'children'> & { before?: ReactNode }) {
  const [language] = useLanguage()
  // Country names differ between the build's ICU data and the browser's: render the list only in the browser.
  const here = useHydrated()
  const countries = useMemo(() => {
    if (!here) return [{ code: defaultCountry, name: language === 'en' ? 'Mexico' : 'México' }]
    const names = new Intl.DisplayNames(locales[language], { type: 'region' })
    const { compare } = new Intl.Collator(locales[language])
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted(
        (a, b) =>
          Number(b.code === defaultCountry) - Number(a.code === defaultCountry) || compare(a.name, b.name),
      )
  }, [here, language])
  return (
    <Select {...props}>
      {before}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
