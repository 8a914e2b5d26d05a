import type { ComponentType } from 'react'
import type { Core } from '../lib/context.tsx'
import { LazyBoundary } from './LazyBoundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

/** A dialog that is loaded when it is rendered first, and closed if that fails. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: (core: Core) => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog = lazyComponent(load)
  return function LazyDialog(props) {
    return (
      <LazyBoundary onError={props.onClose}>
        <Dialog {...props} />
      </LazyBoundary>
    )
  }
}
