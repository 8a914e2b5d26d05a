import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `SavedSearchDialog`, loaded when it is opened. */
export const LazySavedSearchDialog = lazyDialog(() => import('./SavedSearchDialog.tsx'), ['errors'])
