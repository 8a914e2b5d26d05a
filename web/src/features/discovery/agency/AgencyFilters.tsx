import { categories } from '@brilla/contract/people/categories'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CountryField } from '../../accounts/account/CountryField.tsx'
import { changeSearch } from '../search/explore-params.ts'
import type { AgencyRequest } from './agency.queries.ts'

/** The filters of the agencies: a choice applies at once, what is typed with Enter or the button. */
export function AgencyFilters({ request }: { request: AgencyRequest }) {
  const { t } = useTranslation(['discovery', 'common'])
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ q: request.q, city: request.city })
  const [shown, setShown] = useState(typed)
  // The address has changed, such as by going back.
  if (shown.q !== request.q || shown.city !== request.city) {
    const now = { q: request.q, city: request.city }
    setShown(now)
    setTyped(now)
  }
  const apply = (change: Record<string, string | null>) =>
    void navigate(
      { search: changeSearch(search, { q: typed.q || null, city: typed.city || null, ...change }) },
      { preventScrollReset: true },
    )
  return (
    <Form
      role="search"
      aria-label={t('agencies.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        apply({})
      }}
      className="mt-2 mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-4"
    >
      <TextField
        label={t('agencies.q')}
        value={typed.q}
        onChange={({ target }) => setTyped({ ...typed, q: target.value })}
        enterKeyHint="search"
        className="max-md:col-span-2"
      />
      <Select
        label={t('agencies.category')}
        value={request.category ?? ''}
        onChange={({ target }) => apply({ category: target.value || null })}
        className="min-w-0"
      >
        <option value="">{t('agencies.everyCategory')}</option>
        {categories.map(({ slug }) => (
          <option key={slug} value={slug}>
            {t(`common:category.${slug}`)}
          </option>
        ))}
      </Select>
      <CountryField
        label={t('filter.country')}
        className="min-w-0"
        value={request.country ?? ''}
        before={<option value="">{t('filter.allCountries')}</option>}
        onChange={({ target }) => apply({ country: target.value || null })}
      />
      <TextField
        label={t('agencies.city')}
        value={typed.city}
        onChange={({ target }) => setTyped({ ...typed, city: target.value })}
        enterKeyHint="search"
        className="max-md:col-span-2"
      />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-4">
        <Checkbox
          label={t('agencies.verified')}
          checked={request.verified === 'true'}
          onChange={({ target }) => apply({ verified: target.checked ? 'true' : null })}
        />
        <Button type="submit" variant="secondary">
          {t('agencies.search')}
        </Button>
      </div>
    </Form>
  )
}
