import { categories } from '@brilla/contract/people/categories'
import { ArrowDownUp } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'
import { ChoiceLink, ChoiceNav } from '../../ui/ChoiceNav.tsx'
import { changeSearch } from '../../features/discovery/search/explore-params.ts'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { menuChoice } from '../../ui/menu-entry.ts'
import { BareSelect } from '../../ui/Select.tsx'
import { ExploreTabs } from './ExploreTabs.tsx'
import type { WorkRequest } from './work.queries.ts'

const wideWidth = 768

/** Category and order of the wall: links, or in a narrow window one row with a select and a menu. */
export function WorkChoices({ request }: { request: WorkRequest }) {
  const isWide = useMinWidth(wideWidth)
  if (!isWide)
    return (
      <>
        <ExploreTabs current="work" />
        <div className="mt-2 mb-5 flex items-center gap-1">
          <CategorySelect request={request} />
          <OrderMenu request={request} />
        </div>
      </>
    )
  return (
    <>
      <div className="flex justify-between gap-4">
        <ExploreTabs current="work" />
        <OrderNav request={request} />
      </div>
      <div className="mt-1 mb-5">
        <CategoryNav request={request} />
      </div>
    </>
  )
}

function OrderNav({ request: { order } }: { request: WorkRequest }) {
  const { t } = useTranslation('work')
  const [search] = useSearchParams()
  const linkTo = (order: string | null) => ({ search: changeSearch(search, { order }) })
  return (
    <ChoiceNav label={t('order.label')}>
      <ChoiceLink to={linkTo(null)} current={order === 'recent'}>
        {t('order.recent')}
      </ChoiceLink>
      <ChoiceLink to={linkTo('featured')} current={order === 'featured'}>
        {t('order.featured')}
      </ChoiceLink>
    </ChoiceNav>
  )
}

function CategoryNav({ request: { category } }: { request: WorkRequest }) {
  const { t } = useTranslation(['work', 'common'])
  const [search] = useSearchParams()
  const linkTo = (category: string | null) => ({ search: changeSearch(search, { category }) })
  return (
    <ChoiceNav label={t('category')}>
      <ChoiceLink to={linkTo(null)} current={!category}>
        {t('everything')}
      </ChoiceLink>
      {categories.map(({ slug }) => (
        <ChoiceLink key={slug} to={linkTo(slug)} current={slug === category}>
          <CategoryMark hue={slug} />
          {t(`common:category.${slug}`)}
        </ChoiceLink>
      ))}
    </ChoiceNav>
  )
}

function useChange() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (next: Record<string, string | null>) =>
    void navigate({ search: changeSearch(search, next) }, { preventScrollReset: true })
}

function CategorySelect({ request: { category } }: { request: WorkRequest }) {
  const { t } = useTranslation(['work', 'common'])
  const change = useChange()
  return (
    <div className="min-w-0 grow">
      <BareSelect
        aria-label={t('category')}
        value={category ?? ''}
        onChange={({ target }) => change({ category: target.value || null })}
      >
        <option value="">{t('everyCategory')}</option>
        {categories.map(({ slug }) => (
          <option key={slug} value={slug}>
            {t(`common:category.${slug}`)}
          </option>
        ))}
      </BareSelect>
    </div>
  )
}

function OrderMenu({ request: { order } }: { request: WorkRequest }) {
  const { t } = useTranslation('work')
  const change = useChange()
  return (
    <Menu
      trigger={
        <IconButton label={t('order.label')}>
          <ArrowDownUp aria-hidden size={20} />
        </IconButton>
      }
      entries={[
        menuChoice({
          label: t('order.label'),
          value: order,
          options: [
            { value: 'recent', label: t('order.recent') },
            { value: 'featured', label: t('order.featured') },
          ],
          onChange: (order) => change({ order: order === 'featured' ? order : null }),
        }),
      ]}
    />
  )
}
