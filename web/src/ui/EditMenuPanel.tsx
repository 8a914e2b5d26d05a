import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { EditMenuProps } from './EditMenu.tsx'
import type { MenuOpening } from './LazyMenu.tsx'
import MenuPanel from './MenuPanel.tsx'

/** The open state of an `EditMenu`. */
export default function EditMenuPanel({ words, onEdit, onDelete, ...opening }: MenuOpening & EditMenuProps) {
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
