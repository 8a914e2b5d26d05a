import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import type { Output } from '../../lib/api.types.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { asLanguage } from '../../lib/language.ts'
import { Time } from '../../lib/Time.tsx'
import { exactTime } from '../../lib/time.ts'
import { useEndSession } from '../../features/onboarding/settings/settings.mutations.ts'
import { useSessions } from '../../features/onboarding/settings/settings.queries.ts'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { useReauth } from '../../features/accounts/session/use-reauth.tsx'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { type Saving, useSaving } from '../../features/accounts/session/use-saving.ts'

type Session = Output<'getSessions'>['rows'][number]

/** The open sessions, which can be ended one by one or all at once. */
export default function Sessions() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('sessions.title')} text={t('sessions.text')}>
      {() => <List />}
    </SettingsPage>
  )
}

function List() {
  const { t } = useTranslation('settings')
  const { withReauth, dialog } = useReauth()
  const saving = useSaving(useEndSession(withReauth), 'write')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = useSessions()
  const count = data?.rows.length
  useEffect(() => {
    // The pressed button was removed and took the focus with it.
    if (said && count && document.activeElement === document.body) list.current?.focus()
  }, [count, said])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48" />

  const getDeviceName = ({ device }: Session) => device || t('sessions.unknown')

  function end(id: string | undefined, words: string) {
    setSaid(words)
    void saving.save(id)
  }
  const rows = data.rows.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <>
      <SavingNotice saving={saving} />
      <SavedMessage>{saving.saved && said}</SavedMessage>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('sessions.title')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {rows.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            name={getDeviceName(session)}
            saving={saving}
            onEnd={() => end(session.id, t('sessions.ended', { device: getDeviceName(session) }))}
          />
        ))}
      </ul>
      {rows.length > 1 ? (
        <FormButton
          variant="danger"
          saving={saving}
          onClick={() => end(undefined, t('sessions.endedAll'))}
          className="justify-self-start"
        >
          {t('sessions.endAll')}
        </FormButton>
      ) : (
        <p className="text-quiet">{t('sessions.only')}</p>
      )}
      {dialog}
    </>
  )
}

function SessionRow({
  session,
  name,
  saving,
  onEnd,
}: {
  session: Session
  name: string
  saving: Saving
  onEnd: () => void
}) {
  const { t, i18n } = useTranslation('settings')
  const language = asLanguage(i18n.language)
  const Icon = /android|iphone|ios/i.test(name) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Icon aria-hidden size={24} className="shrink-0 text-quiet" />
      <div className="grid min-w-[min(10rem,100%)] flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-quiet">
          {session.current && <span className="font-semibold text-good">{t('sessions.here')} · </span>}
          {t('sessions.since')} <Time at={session.createdAt} />
        </p>
        {session.timeZoneName && (
          <p className="text-sm text-quiet">{t('sessions.zone', { zone: session.timeZoneName })}</p>
        )}
        <p className="text-sm text-quiet">
          {t('sessions.until', { date: exactTime(session.expiresAt, language) })}
        </p>
      </div>
      {session.current ? (
        <ButtonLink to="/logout" variant="secondary">
          {t('sessions.logout')}
        </ButtonLink>
      ) : (
        <FormButton
          variant="secondary"
          aria-label={t('sessions.endLabel', { device: name })}
          saving={saving}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </FormButton>
      )}
    </li>
  )
}
