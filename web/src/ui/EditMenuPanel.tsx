import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { EditMenuProps } from './EditMenu.tsx'
import type { MenuOpening } from './LazyMenu.tsx'
import type { MenuEntry } from './menu-entry.ts'
import MenuPanel from './MenuPanel.tsx'

/** The open state of an `EditMenu`. */
export default function EditMenuPanel({
  words,
  onEdit,
  onDelete,
  entries = [],
  ...opening
}: MenuOpening & EditMenuProps & { /** Other actions, between the two. */ entries?: readonly MenuEntry[] }) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <MenuPanel
        {...opening}
        entries={[
          {
            kind: 'action',
            label: words.edit,
            icon: <Pencil aria-hidden size={20} />,
            onSelect: onEdit,
          },
          ...entries,
          {
            kind: 'action',
            danger: true,
            label: words.delete,
            icon: <Trash2 aria-hidden size={20} />,
            onSelect: () => setIsConfirming(true),
          },
        ]}
      />
      {isConfirming && <DeleteDialog {...{ words, onDelete }} onClose={() => setIsConfirming(false)} />}
    </>
  )
}
