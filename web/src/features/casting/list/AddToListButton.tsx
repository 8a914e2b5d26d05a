import type { Marks } from '@brilla/contract/casting/marks'
import { ListChecks, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims } from '../../../lib/context.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { useMarks } from '../marks/marks.queries.ts'
import { LazyAddToListDialog } from './LazyAddToListDialog.tsx'

/** Adds a talent to a list of the agency, and tells on which lists they are; nothing for talents (P-lists-10). */
export function AddToListButton({
  person,
  lists: known,
  className = 'border border-edge bg-surface',
}: {
  person: { id: string; fullname: string; type: 'talento' | 'agencia' }
  /** On which lists they are; read when absent. */
  lists?: Marks['lists'] | undefined
  className?: string
}) {
  const { t } = useTranslation()
  const hint = useShortcutHint()
  const [isOpen, setIsOpen] = useState(false)
  const isShown = useClaims()?.profileType === 'agencia' && person.type === 'talento'
  const marks = useMarks(isShown && !known ? [person.id] : [])
  const lists = known ?? marks.get(person.id)?.lists ?? []
  if (!isShown) return null
  const Icon = lists.length > 0 ? ListChecks : ListPlus
  const label = t('list.addLabel', { name: person.fullname })
  return (
    <>
      <IconButton
        label={label}
        {...hint('list', lists.length > 0 ? lists.map(({ name }) => name).join(', ') : t('list.add'))}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Icon aria-hidden size={20} />
      </IconButton>
      {isOpen && <LazyAddToListDialog people={[person]} onClose={() => setIsOpen(false)} />}
    </>
  )
}
