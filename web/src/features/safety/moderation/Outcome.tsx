import { Fragment } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { Card } from '../../../ui/Card.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { useUndo } from './moderation.mutations.ts'
import { UndoButton } from './UndoButton.tsx'

/** How a case was decided; its author can undo that for ten minutes. */
export function Outcome({
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
