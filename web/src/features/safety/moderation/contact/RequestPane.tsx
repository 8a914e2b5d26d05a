import type { ContactRequest } from '@brilla/contract/data-rights/contact-desk'
import { Link } from 'react-router'
import { useTranslation } from '../../../../lib/translation.tsx'
import { asLanguage } from '../../../../lib/language.ts'
import { exactTime } from '../../../../lib/time.ts'
import { ErrorState } from '../../../../ui/State.tsx'
import { CaseLog } from '../CaseLog.tsx'
import { PaneSkeleton, PaneTitle, Section } from '../Pane.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { useContactRequest } from './contact-desk.queries.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { Execution } from './Execution.tsx'

export function RequestPane({ id }: { id: string }) {
  const { data, error, refetch } = useContactRequest(id)
  if (data) return <OpenRequest request={data} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <PaneSkeleton />
}

/** A request: what was sent, by whom, and the next step. */
function OpenRequest({ request }: { request: ContactRequest }) {
  const { t, i18n } = useTranslation(['contactDesk', 'moderation'])
  const language = asLanguage(i18n.language)
  const { number, name, type, state, answer, answeredAt, note, log } = request
  return (
    <article aria-labelledby="request" className="grid grid-cols-1 gap-4 px-4 md:px-0">
      <header className="grid gap-1">
        <PaneTitle id="request">{t('requestTitle', { number, name: name || t('erased') })}</PaneTitle>
        <p className="text-quiet">
          {t(`types.${type}`)} · {t(`states.${state}`)} · {exactTime(request.createdAt, language)}
        </p>
        <DaysLeft request={request} />
      </header>
      <Section title={t('message')}>
        <p className="written">{request.message || t('erased')}</p>
      </Section>
      <Section title={t('sender.title')}>
        <Sender request={request} />
      </Section>
      {answer && (
        <Section title={t('answer.given')}>
          <p className="written">{answer}</p>
          <p className="text-sm text-quiet">{answeredAt && exactTime(answeredAt, language)}</p>
        </Section>
      )}
      {note && (
        <Section title={t('moderation:decision.note')}>
          <p className="written">{note}</p>
        </Section>
      )}
      {state === 'open' && (
        <Section title={t('answer.title')}>
          <AnswerForm request={request} />
        </Section>
      )}
      {state === 'granted' && (
        <Section title={t('execution.title')}>
          <Execution request={request} />
        </Section>
      )}
      {log.length > 0 && (
        <Section title={t('moderation:log.title')}>
          <CaseLog entries={log} />
        </Section>
      )}
    </article>
  )
}

/** Who has sent it, and what is known of the e-mail (P-contact-4, P-contact-5). */
function Sender({ request }: { request: ContactRequest }) {
  const { t } = useTranslation('contactDesk')
  const { name, email, emailProven, person, emailAccount, minor, langCode } = request
  const account = person ?? minor ?? emailAccount
  return (
    <div className="grid gap-1">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{name || t('erased')}</span> {email && <>· {email}</>}
      </p>
      <p className="text-sm text-quiet">
        {t(person ? 'sender.account' : emailProven ? 'sender.proven' : 'sender.unproven')}{' '}
        {t(`sender.language.${langCode}`)}
      </p>
      {emailAccount && <p>{t('sender.emailAccount', { name: emailAccount.fullname })}</p>}
      {minor && <p>{t('sender.minor', { name: minor.fullname })}</p>}
      {account && (
        <Link
          to={`/moderacion?person=${account.id}`}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
        >
          {t('sender.open')}
        </Link>
      )}
    </div>
  )
}
