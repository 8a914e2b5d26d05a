import { createObservable } from '../observable.ts'

/** The dialog of shortcuts that is open: the sheet that lists them, or the palette of pages, people and actions. */
export const shortcutDialog = createObservable<'help' | 'palette' | null>(null)
