import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import { Time } from '../../../lib/Time.tsx'
import type { useDeskAddress } from './use-desk-address.ts'

/** Cases about a person: all, or those besides the one that is open. */
export function CaseHistory({
  cases,
  address,
  openId,
}: {
  cases: readonly CaseSummary[]
  /** The case that is open, which is left out. */
  openId?: string
  address: ReturnType<typeof useDeskAddress>
}) {
  const { t } = useTranslation('moderation')
  const listed = cases.filter(({ id }) => id !== openId)
  const count = listed.length
  const isAll = openId === undefined
  if (count === 0)
    return <p className="text-quiet">{t(isAll ? 'account.noCases' : 'account.noOtherCases')}</p>
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">{t(isAll ? 'account.cases' : 'account.otherCases', { count })}</h4>
      <ul className="grid grid-cols-1">
        {listed.map((each) => (
          <li key={each.id}>
            <Link
              to={address.caseSearch(each.id)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm hover:underline"
            >
              <span className="font-semibold">{t('caseNumber', { number: each.number })}</span>
              <span>
                {each.kind !== 'report' ? t(`kinds.${each.kind}`) : t(`reason.${each.reason ?? 'other'}`)}
              </span>
              <span className="text-quiet">
                {each.decision ? t(`outcome.${each.decision}`) : t('outcome.open')} ·{' '}
                <Time at={each.createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
