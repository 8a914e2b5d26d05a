import type { ComponentProps } from 'react'
import type { Deletion } from './DeleteDialog.tsx'
import { EllipsisButton } from './EllipsisButton.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { LazyMenu } from './LazyMenu.tsx'

const load = () => import('./EditMenuPanel.tsx')
const EditMenuPanel = lazyComponent(load)

export interface EditMenuProps extends Deletion {
  words: Deletion['words'] & Record<'edit', string>
  onEdit: () => void
}

/** The owner's menu of an item: edit, or delete after a confirmation. */
export function EditMenu({
  label,
  size,
  className,
  ...props
}: EditMenuProps & Pick<ComponentProps<typeof EllipsisButton>, 'label' | 'size' | 'className'>) {
  return (
    <LazyMenu trigger={<EllipsisButton {...{ label, size, className }} />} load={load}>
      {(opening) => <EditMenuPanel {...opening} {...props} />}
    </LazyMenu>
  )
}
