import { tabStore } from '../../../lib/storage.ts'

/** Unsaved values of settings forms. Stored in this tab, so that they survive an ended session (P-settings-21). */
const prefix = 'unsaved '

export function readUnsavedValues(key: string): object | undefined {
  const stored = tabStore.getItem(prefix + key)
  return stored ? (JSON.parse(stored) as object) : undefined
}

export function storeUnsavedValues(key: string, values: object): void {
  if (Object.keys(values).length > 0) tabStore.setTyped(prefix + key, JSON.stringify(values))
  else tabStore.removeItem(prefix + key)
}
