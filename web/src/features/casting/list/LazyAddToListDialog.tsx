import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `AddToListDialog`, loaded when it is opened. */
export const LazyAddToListDialog = lazyDialog(() => import('./AddToListDialog.tsx'), ['list', 'errors'])
