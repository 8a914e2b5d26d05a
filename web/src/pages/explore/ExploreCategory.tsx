import { categories, findCategory } from '@brilla/contract/people/categories'
import { Telescope } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useTitle } from '../../lib/page-title.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CategoryMark, type Hue } from '../../features/people/category/CategoryMark.tsx'
import { CategoryImage } from '../../features/people/category/CategoryImage.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { tabVariants } from '../../ui/tab-variants.ts'
import { useScrollToCurrent } from '../../ui/use-scroll-to-current.ts'
import { CountrySelect } from '../../features/discovery/search/CountrySelect.tsx'
import { usePeopleList } from '../../features/discovery/search/discovery.queries.ts'
import {
  changeSearch,
  readCategoryRequest,
  rememberCountry,
} from '../../features/discovery/search/explore-params.ts'
import { ExploreFrame } from './ExploreFrame.tsx'
import { PeoplePage } from '../../features/discovery/search/PeoplePage.tsx'

/** The talents of one category or of all, filtered by country (P-discovery-6). */
export default function ExploreCategory() {
  const { category: name = '' } = useParams()
  const { search } = useLocation()
  const category = findCategory(name.toLowerCase())
  if (name !== 'all' && !category)
    return (
      <ExploreFrame>
        <UnknownCategory />
      </ExploreFrame>
    )
  // The address bar shows the canonical slug (P-categories-2).
  if (category && category.slug !== name)
    return <Navigate to={`/explorar/${category.slug}${search}`} replace />
  return (
    <ExploreFrame>
      <Talents key={name} {...(category && { id: category.id, slug: category.slug })} />
    </ExploreFrame>
  )
}

function UnknownCategory() {
  const { t } = useTranslation(['discovery', 'common'])
  const title = t('common:notFound.title')
  useTitle(title)
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={t('common:notFound.text')}
      action={
        <ButtonLink to="/explorar" variant="secondary">
          {t('title')}
        </ButtonLink>
      }
    />
  )
}

function Talents({ id, slug }: { id?: number; slug?: Hue }) {
  const { t } = useTranslation(['discovery', 'common'])
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const name = slug ? t(`common:category.${slug}`) : t('everyone')
  const request = readCategoryRequest(id, search)
  const { country } = request
  const people = usePeopleList(request)
  useTitle(name)
  const choose = (country: string) =>
    void navigate({ search: changeSearch(search, { country }) }, { replace: true })
  return (
    <>
      <Banner name={name} {...(slug && { slug })} />
      <CategoryChips />
      <div className="mt-4 mb-5 grid max-w-xs">
        <CountrySelect country={country} onChange={choose} />
      </div>
      <PeoplePage
        people={people}
        label={name}
        empty={
          <EmptyState
            icon={Telescope}
            title={t('categoryEmpty.title')}
            text={country ? t('categoryEmpty.country') : t('categoryEmpty.anywhere')}
            {...(country && {
              action: (
                <Button
                  variant="secondary"
                  onClick={() => {
                    rememberCountry('all')
                    choose('all')
                  }}
                >
                  {t('categoryEmpty.action')}
                </Button>
              ),
            })}
          />
        }
      />
    </>
  )
}

/** The category's name on its color and image. */
function Banner({ name, slug }: { name: string; slug?: Hue }) {
  const light = slug
    ? `linear-gradient(100deg, color-mix(in oklab, var(--${slug}) 45%, var(--night)), var(--night-surface))`
    : 'linear-gradient(100deg, var(--night-ember), var(--night-wine) 60%, var(--night-plum))'
  return (
    <div
      className="relative isolate mb-4 flex h-40 items-end overflow-hidden text-white max-md:-mx-4 max-md:-mt-2 md:h-56 md:rounded-lg"
      style={{ background: light }}
    >
      {slug && (
        <CategoryImage
          hue={slug}
          eager
          sizes="(width >= 768px) 480px, 62vw"
          className="absolute inset-y-0 right-0 -z-10 w-5/8 object-[50%_35%] md:w-1/2"
          style={{ maskImage: 'linear-gradient(90deg, transparent, black 55%)' }}
        />
      )}
      <h1 className="px-5 pb-4 text-4xl font-extrabold [text-shadow:0_2px_8px_color-mix(in_oklab,var(--color-black)_30%,transparent)] md:px-7 md:pb-6 md:text-5xl">
        {name}
      </h1>
    </div>
  )
}

/** Links between the categories, on screens without the menu that lists them. */
function CategoryChips() {
  const { t } = useTranslation(['discovery', 'common'])
  const { pathname, search } = useLocation()
  const keptSearch = changeSearch(new URLSearchParams(search), {})
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, pathname)
  return (
    <nav aria-label={t('categories')} className="-mx-4 md:hidden">
      <ul ref={row} className="relative flex gap-1 overflow-x-auto px-4 py-1">
        <li>
          <NavLink
            to={`/explorar/all${keptSearch}`}
            className={`${tabVariants} whitespace-nowrap no-underline`}
          >
            {t('everyone')}
          </NavLink>
        </li>
        {categories.map(({ slug }) => (
          <li key={slug}>
            <NavLink
              to={`/explorar/${slug}${keptSearch}`}
              className={`${tabVariants} whitespace-nowrap no-underline`}
            >
              <CategoryMark hue={slug} />
              {t(`common:category.${slug}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
