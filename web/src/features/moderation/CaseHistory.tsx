import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CaseSummary } from '@brilla/contract/moderation'
import { Time } from '../../lib/Time.tsx'
import type { useDeskAddress } from './useDeskAddress.ts'

/** Other cases about a person. */
export function CaseHistory({
  cases,
  address,
}: {
  cases: readonly CaseSummary[]
  address: ReturnType<typeof useDeskAddress>
}) {
  const { t } = useTranslation('moderation')
  if (cases.length === 0) return <p className="text-quiet">{t('account.noCases')}</p>
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">{t('account.cases', { count: cases.length })}</h4>
      <ul className="grid grid-cols-1">
        {cases.map((each) => (
          <li key={each.id}>
            <Link
              to={address.caseSearch(each.id)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm hover:underline"
            >
              <span className="font-semibold">{t('caseNumber', { number: each.number })}</span>
              <span>
                {each.kind === 'appeal' ? t('kinds.appeal') : t(`reason.${each.reason ?? 'other'}`)}
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
