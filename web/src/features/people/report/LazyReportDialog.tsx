import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** `ReportDialog` with its texts, loaded when it is opened. */
export const LazyReportDialog = lazyDialog(() => import('./ReportDialog.tsx'), ['report'])
