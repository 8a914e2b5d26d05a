import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `ReportDialog` with its texts, loaded when it is opened. */
export const LazyReportDialog = lazyDialog(async ({ translator }) => {
  const [module] = await Promise.all([import('./ReportDialog.tsx'), translator.load(['report'])])
  return module
})
