import { useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { lazyComponent } from './lazyComponent.tsx'

const useDialogWindow = lazyComponent(() => import('./DialogWindow.tsx'))

/**
 * A modal dialog: it traps the focus, closes on Escape and restores the focus.
 * Its code is loaded when the first one opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  const dialogWindow = useDialogWindow(props.open, () => props.onOpenChange(false))
  return wasOpened && dialogWindow?.(props)
}
