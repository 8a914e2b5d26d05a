import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { brand } from '../../lib/brand.ts'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { monthAndYear } from '../../lib/time.ts'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'

type Month = Output<'getTransparency'>['months'][number]

const reasons = ['harassment', 'nudity', 'scam', 'impersonation', 'minor', 'spam', 'other'] as const
const decisions = ['dismiss', 'remove', 'suspend', 'accept', 'refuse'] as const

/** How many reports came in and what was decided, by month, for everybody to read (P-moderation-15). */
export default function Transparency() {
  const { t } = useTranslation('transparency')
  return (
    <div className="mx-auto grid w-full max-w-[800px] grid-cols-1 gap-8 px-4 pt-8 pb-20 md:px-8">
      <header className="grid gap-3">
        <h1 className="text-4xl md:text-5xl [overflow-wrap:anywhere]">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('summary')}</p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-2xl">{t('how.title')}</h2>
        {t('how.paragraphs', { returnObjects: true, brand: brand.name }).map((paragraph) => (
          <p key={paragraph} className="max-w-[42rem] leading-relaxed">
            {paragraph}
          </p>
        ))}
      </section>
      <section className="grid grid-cols-1 gap-4">
        <h2 className="text-2xl">{t('numbers')}</h2>
        {/* As high while it is loading, so that the footer does not move. */}
        <div className="min-h-[60vh]">
          <Months />
        </div>
      </section>
    </div>
  )
}

function Months() {
  const { t } = useTranslation('transparency')
  const { api } = useCore()
  const [state, setState] = useState<{ months?: Month[]; error?: unknown }>({})
  const load = useCallback(async () => {
    setState({})
    try {
      setState({ months: (await api.call('getTransparency')).months })
    } catch (error) {
      setState({ error })
    }
  }, [api])
  useEffect(() => void load(), [load])
  if (state.error) return <ErrorState error={state.error} onRetry={() => void load()} />
  if (!state.months) return <Skeleton className="h-80" />
  if (state.months.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <ol className="grid grid-cols-1 gap-6">
      {state.months.map((month) => (
        <li key={month.month}>
          <MonthNumbers month={month} />
        </li>
      ))}
    </ol>
  )
}

function MonthNumbers({ month: { month, reports, decisions: decided } }: { month: Month }) {
  const { t, i18n } = useTranslation('transparency')
  return (
    <section className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
      {/* The middle of the month is in the same month in every time zone. */}
      <h3 className="text-xl first-letter:uppercase">
        {monthAndYear(`${month}-15T12:00:00Z`, asLanguage(i18n.language))}
      </h3>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Numbers
          title={t('reports')}
          rows={reasons.map((reason) => [t(`reason.${reason}`), reports[reason] ?? 0])}
        />
        <Numbers
          title={t('decisions')}
          rows={decisions.map((decision) => [t(`decision.${decision}`), decided[decision] ?? 0])}
        />
      </div>
    </section>
  )
}

function Numbers({
  title,
  rows,
}: {
  title: string
  rows: readonly (readonly [label: string, count: number])[]
}) {
  const formatCount = useFormatCount()
  const total = rows.reduce((sum, [, count]) => sum + count, 0)
  return (
    <div>
      <h4 className="mb-1 flex justify-between gap-3 border-b border-line pb-1 font-semibold">
        {title} <span className="tabular">{formatCount(total)}</span>
      </h4>
      <dl>
        {rows.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-3 py-1">
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
