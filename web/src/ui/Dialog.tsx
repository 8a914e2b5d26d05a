import { useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { lazyComponent } from './lazyComponent.tsx'

const useDialogWindow = lazyComponent(() => import('./DialogWindow.tsx'))

/**
 * A window over the page: it holds the focus, Escape closes it, and the focus goes back where it was.
 * Its code is fetched with the first one that opens.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  const dialogWindow = useDialogWindow(props.open, () => props.onOpenChange(false))
  return wanted && dialogWindow?.(props)
}
