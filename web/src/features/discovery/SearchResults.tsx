import { categories, findCategory } from '@brilla/contract/categories'
import { countryCodes } from '@brilla/contract/countries'
import { limits } from '@brilla/contract/limits'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { CountryField } from '../account/CountryField.tsx'
import { useTitle } from '../../lib/pageTitle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { usePeopleList } from './discovery.queries.ts'
import { readPage } from '../../lib/pageNumber.ts'
import { changeSearch } from './exploreParams.ts'
import { PageHeading } from './PageHeading.tsx'
import { PeoplePage } from './PeoplePage.tsx'

/** The people a search found (P-discovery-10), with filters for category and country. */
export default function SearchResults({ q }: { q: string }) {
  const { t } = useTranslation(['discovery', 'common'])
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const category = findCategory(search.get('category') ?? '')?.slug
  const givenCountry = search.get('country') ?? ''
  const country = countryCodes.includes(givenCountry) ? givenCountry : undefined
  const people = usePeopleList({
    list: 'search',
    q: q.slice(0, limits.searchMax),
    category,
    country,
    page: readPage(search),
  })
  const title = t('results', { q })
  useTitle(title)
  const filter = (name: string) => (event: { target: { value: string } }) =>
    void navigate({ search: changeSearch(search, { [name]: event.target.value || null }) }, { replace: true })
  return (
    <>
      <PageHeading title={title} />
      <div className="mb-5 grid grid-cols-2 gap-3 sm:max-w-xl sm:gap-4">
        <Select label={t('filter.category')} value={category ?? ''} onChange={filter('category')}>
          <option value="">{t('filter.allCategories')}</option>
          {categories.map(({ slug }) => (
            <option key={slug} value={slug}>
              {t(`common:category.${slug}`)}
            </option>
          ))}
        </Select>
        <CountryField
          label={t('filter.country')}
          value={country ?? ''}
          onChange={filter('country')}
          before={<option value="">{t('filter.allCountries')}</option>}
        />
      </div>
      <PeoplePage
        people={people}
        label={title}
        empty={
          <EmptyState
            icon={SearchX}
            title={t('nobody.title', { q })}
            text={category || country ? t('nobody.filtered') : t('nobody.text')}
            action={
              category || country ? (
                <ButtonLink variant="secondary" to={`/explorar?${new URLSearchParams({ q })}`}>
                  {t('nobody.unfilter')}
                </ButtonLink>
              ) : (
                <ButtonLink variant="secondary" to="/explorar">
                  {t('nobody.action')}
                </ButtonLink>
              )
            }
          />
        }
      />
    </>
  )
}
