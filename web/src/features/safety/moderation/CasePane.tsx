import { Fragment } from 'react'
import { Link } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { Time } from '../../../lib/Time.tsx'
import { exactTime } from '../../../lib/time.ts'
import { Card } from '../../../ui/Card.tsx'
import { cn } from '../../../ui/cn.ts'
import { ErrorState } from '../../../ui/State.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { AccountFacts, CaseHistory, LatestTexts } from './AccountFacts.tsx'
import { CaseLog } from './CaseLog.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { Obstacle, PaneSkeleton, PaneTitle, Section } from './Pane.tsx'
import { Evidence, EvidenceExcerpt, evidenceId } from './Evidence.tsx'
import { useClaim, useUndo } from './moderation.mutations.ts'
import { useCase } from './moderation.queries.ts'
import { UndoButton } from './UndoButton.tsx'
import { useCaseDraft } from './use-case-draft.ts'
import type { useDeskAddress } from './use-desk-address.ts'

interface Props {
  address: ReturnType<typeof useDeskAddress>
  /** Opens the next case. */
  onDecided: () => void
}

export function CasePane({ id, ...rest }: Props & { id: string }) {
  const { data, error, refetch } = useCase(id)
  // A decision and its undoing show another case to read, from its beginning.
  if (data) return <OpenCase key={data.status} {...rest} opened={data} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <PaneSkeleton />
}

/**
 * The decision is next to the evidence where the screen is wide enough. On others with space for both it stays in view below
 * the evidence, at most half as high as the screen.
 */
const decisionClass =
  'roomy:sticky bottom-0 z-20 roomy:max-h-[46dvh] roomy:overflow-y-auto roomy:rounded-b-none roomy:shadow-raised ' +
  'side-by-side:tall:sticky side-by-side:tall:top-22 side-by-side:tall:max-h-[calc(100dvh-14rem)] side-by-side:tall:overflow-y-auto'

/** A case: what is reported, by whom, what is known of the person, and the decision. */
function OpenCase({ opened, address, onDecided }: Props & { opened: ModerationCase }) {
  const { t } = useTranslation('moderation')
  const { id, number, person, claim, account, refusal, status, kind, urgent } = opened
  const claimedByOther = claim && !claim.mine ? claim : null
  const canDecide = status === 'open' && refusal === null && !claimedByOther
  useClaim('case', id, canDecide)
  useCaseDraft(opened)
  return (
    <article
      aria-labelledby="case"
      className="grid grid-cols-1 items-start gap-4 px-4 md:px-0 side-by-side:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="grid grid-cols-1 gap-4">
        <header className="grid gap-1">
          <PaneTitle id="case">{t('caseTitle', { number, name: person.fullname })}</PaneTitle>
          <p className="text-quiet">
            {kind !== 'report' ? t(`kinds.${kind}`) : t(`reason.${opened.reason ?? 'other'}`)} ·{' '}
            {t(`subject.${opened.subject}`)} · <Time at={opened.createdAt} />
            {urgent && <strong className="text-wrong"> · {t('urgent')}</strong>}
            {account && account.age < limits.ageAdult && (
              <strong className="text-wrong"> · {t('account.minor', { age: account.age })}</strong>
            )}
          </p>
        </header>
        {opened.appeal && <Appeal appeal={opened.appeal} address={address} />}
        {opened.evidence.length > 0 && (
          <Section id={evidenceId} title={t(kind === 'held' ? 'evidence.heldTitle' : 'evidence.title')}>
            {kind === 'held' && <p>{t('evidence.held')}</p>}
            <Evidence
              evidence={opened.evidence}
              subject={opened.subject}
              // A post whose removal is appealed is gone until the appeal is accepted.
              linksPost={kind === 'report' || opened.subject !== 'post' || opened.decision === 'accept'}
            />
          </Section>
        )}
        {opened.reports.length > 0 && (
          <Section title={t('reportsTitle', { count: opened.reportsCount || opened.reports.length })}>
            <Reports opened={opened} address={address} />
          </Section>
        )}
        <Section title={t('account.title')}>
          {account ? (
            <>
              <AccountFacts account={account} />
              <Link
                to={address.personSearch(account.id)}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {t('account.open')}
              </Link>
              <LatestTexts latest={account.latest} heading="h4" />
              <CaseHistory cases={account.cases} address={address} openId={id} />
            </>
          ) : (
            <p className="text-quiet">{t('account.gone')}</p>
          )}
        </Section>
        {opened.log.length > 0 && (
          <Section title={t('log.title')}>
            <CaseLog entries={opened.log} />
          </Section>
        )}
      </div>
      {opened.outcome ? (
        <Outcome opened={opened} outcome={opened.outcome} onUndone={() => address.openCase(id)} />
      ) : (
        <Card
          data-bottom-bar={canDecide || undefined}
          // Why nothing can be decided comes first, where it is not next to the case.
          className={cn(
            'grid grid-cols-1 gap-3 p-4',
            canDecide ? decisionClass : 'order-first side-by-side:order-none',
          )}
        >
          <h3 className={cn('text-lg', canDecide && 'roomy:sr-only side-by-side:sr-only')}>
            {t('decision.title')}
          </h3>
          {canDecide ? (
            <>
              <EvidenceExcerpt opened={opened} />
              <DecisionForm opened={opened} onDecided={onDecided} onUndone={() => address.openCase(id)} />
            </>
          ) : (
            <Obstacle>
              {claimedByOther
                ? t('claimedBy', { name: claimedByOther.moderator.fullname ?? t('nobody') })
                : refusal && t(`refusal.${refusal}`)}
            </Obstacle>
          )}
        </Card>
      )}
    </article>
  )
}

function Appeal({
  appeal,
  address,
}: {
  appeal: NonNullable<ModerationCase['appeal']>
  address: Props['address']
}) {
  const { t, i18n } = useTranslation('moderation')
  const { suspension, against } = appeal
  const format = (date: string) => exactTime(date, asLanguage(i18n.language))
  return (
    <Section title={t('appeal.title', { number: appeal.number })}>
      <p className="written">{appeal.text}</p>
      {against ? (
        <div className="grid grid-cols-1 gap-1 border-t border-line pt-3 text-sm">
          <p>
            <strong>{t(`outcome.${against.decision}`)}</strong> ·{' '}
            {against.moderator?.fullname ?? t('deletedAccount')} · {format(against.decidedAt)}
          </p>
          <p className="written text-quiet">{against.reason}</p>
          <Link
            to={address.caseSearch(against.caseId)}
            className="inline-flex min-h-11 items-center justify-self-start underline"
          >
            {t('appeal.openCase', { number: against.number })}
          </Link>
        </div>
      ) : (
        <p className="text-sm text-quiet">
          {suspension
            ? t('appeal.suspension', { date: format(suspension.since), reason: suspension.reason })
            : t('appeal.ended')}
        </p>
      )}
    </Section>
  )
}

/** The reports of a case: who, why and when. */
function Reports({ opened: { reports }, address }: { opened: ModerationCase; address: Props['address'] }) {
  const { t } = useTranslation('moderation')
  return (
    <ul className="grid grid-cols-1 gap-3">
      {reports.map(({ id, reporter, reason, description, createdAt, others }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p className="text-sm text-quiet">
            {reporter ? (
              <Link to={address.personSearch(reporter.id)} className="font-semibold text-ink underline">
                {reporter.fullname}
              </Link>
            ) : (
              t('deletedAccount')
            )}{' '}
            · {t(`reason.${reason}`)} · <Time at={createdAt} />
          </p>
          {description && <p className="written">{description}</p>}
          {reporter && (
            <p className="text-sm text-quiet">
              {others.upheld + others.dismissed + others.open === 0
                ? t('others.none')
                : t('others.some', others)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** How a case was decided; its author can undo that for ten minutes. */
function Outcome({
  opened,
  outcome,
  onUndone,
}: {
  opened: ModerationCase
  outcome: NonNullable<ModerationCase['outcome']>
  onUndone: () => void
}) {
  const { t, i18n } = useTranslation('moderation')
  const language = asLanguage(i18n.language)
  const { data: self } = useSelf()
  const undo = useUndo(opened.id, onUndone)
  const isWithdrawn = outcome.decision === 'withdraw'
  return (
    <Card className="grid grid-cols-1 gap-3 p-4 md:p-5">
      <h3 className="text-lg">
        {t(
          `outcome.${outcome.decision === 'dismiss' && opened.kind === 'held' ? 'publish' : outcome.decision}`,
        )}
      </h3>
      <p className="text-sm text-quiet">
        {isWithdrawn ? t('log.person') : (outcome.moderator?.fullname ?? t('deletedAccount'))} ·{' '}
        {exactTime(outcome.decidedAt, language)}
        {outcome.until && <> · {t('account.suspendedUntil', { date: exactTime(outcome.until, language) })}</>}
        {outcome.removeContent && <> · {t('contentRemoved')}</>}
        {outcome.parts?.map((part) => (
          <Fragment key={part}> · {t(`parts.${part}`)}</Fragment>
        ))}
      </p>
      <p className="written">{isWithdrawn ? t('withdrawn') : outcome.reason}</p>
      {outcome.note && <p className="written text-quiet">{t('log.note', { note: outcome.note })}</p>}
      {outcome.undoUntil !== null && outcome.moderator?.id === self?.id && (
        <UndoButton
          undo={undo}
          label={t('undo')}
          until={outcome.undoUntil}
          describe={(date) => t('undoUntil', { date })}
        />
      )}
    </Card>
  )
}
