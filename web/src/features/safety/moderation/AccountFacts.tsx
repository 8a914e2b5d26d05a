import { Link } from 'react-router'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import type { CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { Time } from '../../../lib/Time.tsx'
import { calendarDate, exactTime } from '../../../lib/time.ts'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import type { useDeskAddress } from './use-desk-address.ts'

/** What the desk knows of an account. */
export function AccountFacts({ account }: { account: DeskAccount }) {
  const { t, i18n } = useTranslation('moderation')
  const { t: core } = useTranslation()
  const language = asLanguage(i18n.language)
  const formatLocation = useFormatLocation()
  const { suspension } = account
  const facts: [label: string, value: string][] = [
    [t('account.status'), t(`account.statuses.${account.status}`)],
    [t('account.email'), account.email],
    [
      t('account.birthdate'),
      t('account.age', { date: calendarDate(account.birthdate, language), age: account.age }),
    ],
    [t('account.location'), formatLocation(account)],
    [t('account.registered'), exactTime(account.createdAt, language)],
  ]
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        <PersonAvatar person={account} />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {account.profile_url && account.status === 'active' ? (
              <Link to={`/profile/${account.profile_url}`} className="underline">
                {account.fullname}
              </Link>
            ) : (
              account.fullname
            )}
          </p>
          <p className="text-sm text-quiet">
            {account.type === 'agencia'
              ? `${core('agency')}${account.verified ? ` · ${t('account.verified')}` : ''}`
              : account.type
                ? t('account.talent')
                : t('account.noType')}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {suspension && (
        <p className="rounded-lg bg-sunken px-4 py-3">
          <strong>
            {suspension.until
              ? t('account.suspendedUntil', { date: exactTime(suspension.until, language) })
              : t('account.suspendedSince', { date: exactTime(suspension.since, language) })}
          </strong>
          <span className="written block">{suspension.reason}</span>
        </p>
      )}
    </div>
  )
}

/** What a person has written lately; each line opens the post in a new tab. */
export function LatestTexts({
  latest,
  heading: Heading,
}: Pick<DeskAccount, 'latest'> & { heading: 'h3' | 'h4' }) {
  const { t } = useTranslation('moderation')
  if (latest.length === 0) return <p className="text-quiet">{t('latest.none')}</p>
  return (
    <div className="grid grid-cols-1 gap-1">
      <Heading className={Heading === 'h3' ? 'text-lg' : 'font-semibold'}>{t('latest.title')}</Heading>
      <ul className="grid grid-cols-1">
        {latest.map(({ id, kind, postId, text, createdAt }) => (
          <li key={id}>
            <Link
              to={`/noticias/${postId}`}
              target="_blank"
              className="grid min-h-11 content-center py-1 text-sm hover:underline"
            >
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{text || t('latest.noText')}</span>
              <span className="text-quiet">
                {t(`latest.${kind}`)} · <Time at={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

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
