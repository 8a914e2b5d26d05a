import type { PersonCard } from '@brilla/contract/people/profile'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { choiceInputClass } from '../../../ui/choice-classes.ts'
import { cn } from '../../../ui/cn.ts'
import type { Selection } from './use-selection.ts'

/** Selects a person; with Shift, everyone from the last one on. */
export function SelectBox({
  person,
  selection: { people, toggle },
  className,
}: {
  person: PersonCard
  selection: Selection
  className?: string
}) {
  const { t } = useTranslation('selection')
  const hint = useShortcutHint()
  return (
    // A click with Shift would also mark the text between the two.
    <label className={cn('grid size-11 shrink-0 cursor-pointer place-items-center select-none', className)}>
      <span className="sr-only">{t('one', { name: person.fullname })}</span>
      <input
        type="checkbox"
        {...hint('select')}
        checked={people.has(person.id)}
        onChange={({ nativeEvent }) => toggle(person, (nativeEvent as PointerEvent).shiftKey)}
        className={choiceInputClass}
      />
    </label>
  )
}

/** Selects everyone on the page. */
export function SelectAll({ selection: { isAllSelected, toggleAll } }: { selection: Selection }) {
  const { t } = useTranslation('selection')
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" checked={isAllSelected} onChange={toggleAll} className={choiceInputClass} />
      {t('all')}
    </label>
  )
}
