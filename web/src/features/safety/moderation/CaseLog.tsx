import { useTranslation } from '../../../lib/translation.tsx'
import type { LogEntry } from '@brilla/contract/safety/moderation-shapes'
import { Time } from '../../../lib/Time.tsx'

/** Entries of the log: who did what, when and why. */
export function CaseLog({ entries }: { entries: readonly LogEntry[] }) {
  const { t } = useTranslation('moderation')
  return (
    <ol className="grid grid-cols-1 gap-3">
      {entries.map(({ id, at, action, caseId, moderator, decision, reason, note, undone }) => (
        <li key={id} className="text-sm">
          <p>
            <strong>
              {decision && action === 'decide'
                ? t(`outcome.${decision}`)
                : action === 'undo' && !caseId
                  ? t(`action.${undone ?? 'suspend'}.undone`)
                  : t(`log.${action}`)}
            </strong>{' '}
            ·{' '}
            {moderator
              ? (moderator.fullname ?? t('deletedAccount'))
              : t(action === 'withdraw' ? 'log.person' : 'log.system')}{' '}
            · <Time at={at} className="text-quiet" />
          </p>
          {reason && <p className="written text-quiet">{reason}</p>}
          {note && <p className="written text-quiet">{t('log.note', { note })}</p>}
        </li>
      ))}
    </ol>
  )
}
