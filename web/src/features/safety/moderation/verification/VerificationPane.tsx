import type { VerificationRequest } from '@brilla/contract/safety/moderation-verification'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countryName } from '../../../../lib/format.ts'
import { asLanguage } from '../../../../lib/language.ts'
import { calendarDate, exactTime } from '../../../../lib/time.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { ErrorState } from '../../../../ui/State.tsx'
import { useClaim } from '../moderation.mutations.ts'
import { Obstacle, PaneSkeleton, PaneTitle, Section } from '../Pane.tsx'
import { UndoButton } from '../UndoButton.tsx'
import type { VerificationAddress } from './use-verification-address.ts'
import { useUndoVerification } from './verification-desk.mutations.ts'
import { useVerificationRequest } from './verification-desk.queries.ts'
import { VerificationDecisionForm } from './VerificationDecisionForm.tsx'

interface Props {
  address: VerificationAddress
  onDecided: () => void
}

export function VerificationPane({ id, ...props }: Props & { id: string }) {
  const { data, error, refetch } = useVerificationRequest(id)
  if (data) return <OpenRequest request={data} {...props} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <PaneSkeleton />
}

/** A request with all that was sent, and the decision. */
function OpenRequest({ request, address, onDecided }: Props & { request: VerificationRequest }) {
  const { t } = useTranslation(['verificationDesk', 'moderation'])
  const { id, person, claim, outcome } = request
  const claimedByOther = claim && !claim.mine ? claim : null
  useClaim('verification', id, !outcome && !claimedByOther)
  return (
    <article aria-labelledby="verification" className="grid grid-cols-1 gap-4 px-4 md:px-0">
      <PaneTitle id="verification">{person.fullname}</PaneTitle>
      <Section title={t('sent')}>
        <Facts request={request} />
      </Section>
      <Section title={t('documents')}>
        <Documents files={request.files} />
      </Section>
      <Section title={t('decision.title')}>
        {outcome && <Outcome request={request} outcome={outcome} />}
        {claimedByOther && (
          <Obstacle>
            {t('claimedBy', { name: claimedByOther.moderator.fullname ?? t('moderation:nobody') })}
          </Obstacle>
        )}
        {!outcome && !claimedByOther && (
          <VerificationDecisionForm
            request={request}
            onDecided={onDecided}
            onUndone={() => address.open(id)}
          />
        )}
      </Section>
    </article>
  )
}

function Facts({ request }: { request: VerificationRequest }) {
  const { t, i18n } = useTranslation('verificationDesk')
  const language = asLanguage(i18n.language)
  const { person, web, current } = request
  const facts: [label: string, value: ReactNode][] = [
    [t('facts.legalName'), request.legalName],
    [t('facts.taxId'), request.taxId],
    [t('facts.country'), countryName(request.country, language)],
    [
      t('facts.web'),
      <a key="web" href={web} target="_blank" rel="noreferrer noopener" className="underline">
        {web}
      </a>,
    ],
    [
      t('facts.domainEmail'),
      t('facts.confirmed', {
        email: request.domainEmail,
        date: exactTime(request.emailConfirmedAt, language),
      }),
    ],
    [
      t('facts.account'),
      <Link key="account" to={`/moderacion?person=${person.id}`} className="underline">
        {t('facts.registered', { date: exactTime(request.registeredAt, language) })}
      </Link>,
    ],
    [t('facts.requested'), exactTime(request.requestedAt, language)],
    ...(current ? [[t('facts.current'), calendarDate(current.since, language)] as [string, ReactNode]] : []),
  ]
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Documents({ files }: Pick<VerificationRequest, 'files'>) {
  const { t } = useTranslation('verificationDesk')
  if (files.length === 0) return <p className="text-quiet">{t('documentsGone')}</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {files.map(({ name, filename, url }) => (
        <li key={name} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold underline"
          >
            <FileText aria-hidden size={20} className="shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{filename}</span>
          </a>
          {name.endsWith('.jpg') && (
            <img src={url} alt="" className="max-h-120 max-w-full rounded-md border border-line" />
          )}
        </li>
      ))}
    </ul>
  )
}

/** How it was decided, which its author can undo for some minutes, also with U. */
function Outcome({
  request,
  outcome,
}: {
  request: VerificationRequest
  outcome: NonNullable<VerificationRequest['outcome']>
}) {
  const { t, i18n } = useTranslation(['verificationDesk', 'moderation', 'profile'])
  const undo = useUndoVerification(request.id, () => undefined)
  const { decision, checked, reason, note, moderator, decidedAt, undoUntil } = outcome
  return (
    <div className="grid gap-3">
      <p>
        <strong>{t(`outcome.${decision}`)}</strong>{' '}
        <span className="text-quiet">
          · {moderator.fullname ?? t('moderation:deletedAccount')} ·{' '}
          {exactTime(decidedAt, asLanguage(i18n.language))}
        </span>
      </p>
      {checked.length > 0 && (
        <ul className="list-disc pl-5">
          {checked.map((check) => (
            <li key={check}>{t(`profile:checked.${check}`)}</li>
          ))}
        </ul>
      )}
      {reason && <p className="written">{reason}</p>}
      {note && <p className="written text-quiet">{t('moderation:log.note', { note })}</p>}
      {undoUntil && (
        <UndoButton
          undo={undo}
          label={t('moderation:undo')}
          until={undoUntil}
          describe={(date) => t('undoUntil', { date })}
        />
      )}
    </div>
  )
}
