import { useState, type ReactNode } from 'react'
import { part } from './lazyComponent.tsx'

const useDialogWindow = part(() => import('./DialogWindow.tsx'))

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** For what needs more room than a question. */
  wide?: boolean
  children?: ReactNode
  actions?: ReactNode
}

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
