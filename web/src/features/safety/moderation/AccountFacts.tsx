import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate, exactTime } from '../../../lib/time.ts'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'

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
