import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `SavedSearchDialog`, loaded when it is opened. */
export const LazySavedSearchDialog = lazyDialog(async ({ translator }) => {
  const [module] = await Promise.all([import('./SavedSearchDialog.tsx'), translator.load(['errors'])])
  return module
})
