import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `BlockDialog` with its texts, loaded when it is opened. */
export const LazyBlockDialog = lazyDialog(() => import('./BlockDialog.tsx'), ['block'])
