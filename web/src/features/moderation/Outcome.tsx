import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ModerationCase } from '@brilla/contract/moderation'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useSelf } from '../account/self.queries.ts'
import { useUndo } from './moderation.mutations.ts'
import { useShortcuts } from '../../lib/useShortcuts.ts'

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
  const canUndo = outcome.undoUntil !== null && outcome.moderator?.id === self?.id
  useShortcuts({ u: canUndo && !undo.isPending ? () => undo.mutate() : undefined })
  return (
    <Card className="grid grid-cols-1 gap-3 p-4 md:p-5">
      <h3 className="text-lg">{t(`outcome.${outcome.decision}`)}</h3>
      <p className="text-sm text-quiet">
        {outcome.moderator?.fullname ?? t('deletedAccount')} · {exactTime(outcome.decidedAt, language)}
        {outcome.until && <> · {t('account.suspendedUntil', { date: exactTime(outcome.until, language) })}</>}
        {outcome.removeContent && <> · {t('contentRemoved')}</>}
      </p>
      <p className="written">{outcome.reason}</p>
      {outcome.note && <p className="written text-quiet">{t('log.note', { note: outcome.note })}</p>}
      {canUndo && outcome.undoUntil && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden size={18} />}
            busy={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {t('undo')}
          </Button>
          <p className="text-sm text-quiet">
            {t('undoUntil', { date: exactTime(outcome.undoUntil, language) })}
          </p>
        </div>
      )}
    </Card>
  )
}
