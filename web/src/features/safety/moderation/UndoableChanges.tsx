import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import { useTranslation } from '../../../lib/translation.tsx'
import { type Undoable, useUndoChange } from './moderation.mutations.ts'
import { UndoButton } from './UndoButton.tsx'

/** What the moderator can still undo of an account; U undoes the newest. */
export function UndoableChanges({ account }: { account: DeskAccount }) {
  const { t } = useTranslation('moderation')
  const undo = useUndoChange(account.id)
  const changes = listUndoable(account)
  return changes.map(({ until, name, ...undoable }, index) => (
    <UndoButton
      key={undoable.changeId ?? undoable.action}
      undo={{ isPending: undo.isPending, mutate: () => undo.mutate(undoable) }}
      label={t(`action.${undoable.action}.undo`)}
      until={until}
      describe={(date) => t(`action.${undoable.action}.undoUntil`, { date, name })}
      hasShortcut={index === 0}
    />
  ))
}

/** Newest first. */
function listUndoable({
  undoUntil,
  undoableChanges,
}: DeskAccount): (Undoable & { until: string; name: string })[] {
  const changes = undoableChanges.map(({ id, action, other, undoUntil: until }) => ({
    action,
    changeId: id,
    until,
    name: other?.fullname ?? '',
  }))
  const suspension = undoUntil === null ? [] : [{ action: 'suspend' as const, until: undoUntil, name: '' }]
  return [...suspension, ...changes].toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))
}
