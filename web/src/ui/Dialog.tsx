import { useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { LazyBoundary } from './LazyBoundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

const DialogWindow = lazyComponent(() => import('./DialogWindow.tsx'))

/**
 * A modal dialog: it traps the focus, closes on Escape and restores the focus.
 * Its code is loaded when the first one opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <LazyBoundary
      onError={() => {
        setWasOpened(false)
        props.onOpenChange(false)
      }}
    >
      <DialogWindow {...props} />
    </LazyBoundary>
  )
}
