import { Presentation } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { ButtonVariant } from '../../../ui/Button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { SelectionAction } from '../selection/SelectionAction.tsx'

const PresentDialog = lazyDialog(() => import('./PresentDialog.tsx'), ['presentation', 'errors'])

/** Presents the people of a list, or those of them who are selected, to a client (P-presentations-1). */
export function PresentButton({
  list,
  userIds,
  variant = 'secondary',
}: {
  list: { id: string; name: string }
  /** The selected people; all of the list when absent. */
  userIds?: readonly string[]
  variant?: ButtonVariant
}) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionAction
        icon={Presentation}
        label={t('present')}
        variant={variant}
        keepsLabel={userIds === undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <PresentDialog list={list} {...(userIds && { userIds })} onClose={() => setIsOpen(false)} />}
    </>
  )
}
