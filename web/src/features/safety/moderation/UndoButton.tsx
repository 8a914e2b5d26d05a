import { Undo2 } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'

/** Undoes what the moderator decided, also with U unless that is for another, and says until when. */
export function UndoButton({
  undo,
  label,
  until,
  describe,
  hasShortcut = true,
}: {
  undo: { isPending: boolean; mutate: () => void }
  label: string
  until: string
  /** Says until when it can be undone. */
  describe: (date: string) => string
  hasShortcut?: boolean
}) {
  const { i18n } = useTranslation('moderation')
  useShortcuts({ undo: hasShortcut && !undo.isPending ? () => undo.mutate() : undefined })
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
      <p className="text-sm text-quiet">{describe(exactTime(until, asLanguage(i18n.language)))}</p>
    </div>
  )
}
