import { limits } from '@brilla/contract/platform/limits'
import { useQuery } from '@tanstack/react-query'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { asLanguage, locales } from '../../lib/language.ts'
import { bindNumbers } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { cn } from '../../ui/cn.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { insightsQuery } from './insights.queries.ts'
import { OwnProfilePage } from '../../ui/OwnProfilePage.tsx'

type Week = Output<'getInsights'>['weeks'][number]

const min = limits.insightsMin
const dayMs = 24 * 60 * 60 * 1000

/** How often others viewed the own profile (P-profiles-25). */
export default function Insights() {
  const { t } = useTranslation('insights')
  const { api } = useCore()
  const { data: self } = useSelf()
  const { data, error, refetch } = useQuery(insightsQuery(api))
  return (
    <OwnProfilePage
      profileUrl={self?.profile_url}
      back={t('back')}
      title={t('title')}
      intro={
        <>
          <p className="text-quiet">{t('text', { weeks: limits.insightsWeeks })}</p>
          <p className="text-quiet">{t('names', { min })}</p>
        </>
      }
    >
      {data ? (
        <Weeks weeks={data.weeks.filter(({ from }) => !self || isWithin(from, self.createdAt))} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 max-w-2xl" />
      )}
    </OwnProfilePage>
  )
}

/** Whether the week that begins at `from` has ended after the account was created. */
const isWithin = (from: string, createdAt: string) => Date.parse(from) + 7 * dayMs > Date.parse(createdAt)

/** The weeks as a table whose numbers have bars below them. */
function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation('insights')
  // Of twelve weeks the year is plain.
  const { format } = new Intl.DateTimeFormat(locales[asLanguage(i18n.language)], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  // Each column has its own scale: agencies are few.
  const mostAgencies = Math.max(min, ...weeks.map(({ agencies }) => agencies ?? 0))
  const mostOthers = Math.max(min, ...weeks.map(({ others }) => others ?? 0))
  const isEmpty = weeks.every(({ agencies, others }) => agencies === null && others === null)
  return (
    <>
      {isEmpty && <p className="max-w-2xl rounded-lg bg-ember-tint px-4 py-3">{t('empty')}</p>}
      <table className="w-full max-w-2xl table-fixed text-left">
        <thead>
          <tr className="border-b border-line text-sm text-quiet">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t('week')}
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t('agencies')}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {t('others')}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, agencies, others }, index) => (
            <tr key={from} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-3 font-normal">
                {index === 0 ? t('current') : bindNumbers(format(new Date(from)))}
              </th>
              <Views count={agencies} most={mostAgencies} barClass="bg-ember" />
              <Views count={others} most={mostOthers} barClass="bg-quiet" />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Views({ count, most, barClass }: { count: number | null; most: number; barClass: string }) {
  const { t } = useTranslation('insights')
  const format = useFormatCount()
  return (
    <td className="py-3 pr-3 last:pr-0">
      {count === null ? (
        <span className="text-sm text-quiet">{t('few', { min })}</span>
      ) : (
        <>
          <span className="tabular font-semibold">{format(count)}</span>
          <div
            className={cn('mt-1.5 h-2 rounded-full', barClass)}
            style={{ width: `${(100 * count) / most}%` }}
          />
        </>
      )}
    </td>
  )
}
