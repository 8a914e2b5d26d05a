import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `BlockDialog` with its texts, loaded when it is opened. */
export const LazyBlockDialog = lazyDialog(async ({ translator }) => {
  const [module] = await Promise.all([import('./BlockDialog.tsx'), translator.load(['block'])])
  return module
})
