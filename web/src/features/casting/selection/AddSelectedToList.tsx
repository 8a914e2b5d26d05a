import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { LazyAddToListDialog } from '../list/LazyAddToListDialog.tsx'
import { SelectionAction } from './SelectionAction.tsx'
import type { Selection } from './use-selection.ts'

/** Adds the selected people to a list (P-lists-10). */
export function AddSelectedToList({ selection: { people } }: { selection: Selection }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionAction
        icon={ListPlus}
        label={t('list.add')}
        shortcut="list"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <LazyAddToListDialog people={[...people.values()]} onClose={() => setIsOpen(false)} />}
    </>
  )
}
