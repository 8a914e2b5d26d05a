import { Undo2 } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { useShortcuts } from '../../lib/useShortcuts.ts'
import { Button } from '../../ui/Button.tsx'

/** Undoes what the moderator decided, also with U, and says until when. */
export function UndoButton({
  undo,
  label,
  until,
  untilKey,
}: {
  undo: { isPending: boolean; mutate: () => void }
  label: string
  until: string
  untilKey: 'undoUntil' | 'action.suspend.undoUntil'
}) {
  const { t, i18n } = useTranslation('moderation')
  useShortcuts({ u: undo.isPending ? undefined : () => undo.mutate() })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        icon={<Undo2 aria-hidden size={18} />}
        busy={undo.isPending}
        onClick={() => undo.mutate()}
      >
        {label}
      </Button>
      <p className="text-sm text-quiet">
        {t(untilKey, { date: exactTime(until, asLanguage(i18n.language)) })}
      </p>
    </div>
  )
}
