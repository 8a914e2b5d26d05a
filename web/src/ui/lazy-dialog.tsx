import type { ComponentType } from 'react'
import type { Core } from '../lib/context.tsx'
import type { TextsName } from '../lib/i18n.ts'
import { LazyBoundary } from './LazyBoundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

/** A dialog that is loaded with its texts when it is rendered first, and closed if that fails. */
export function lazyDialog<Props extends { onClose: () => void }>(
  importModule: (core: Core) => Promise<{ default: ComponentType<Props> }>,
  texts?: readonly TextsName[],
): ComponentType<Props> {
  const Dialog = lazyComponent(importModule, texts)
  return function LazyDialog(props) {
    return (
      <LazyBoundary onError={props.onClose}>
        <Dialog {...props} />
      </LazyBoundary>
    )
  }
}
