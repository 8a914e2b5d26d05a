/**
 * The files of a draft post in localStorage, shared by all tabs, until the post is published or the person logs out. An
 * uploaded file is kept by the server's name of it.
 */
import type { Upload } from './upload.ts'
import { localStore } from '../../lib/storage.ts'

/** Milliseconds: the server deletes unclaimed uploads after a day (P-media-8). */
const validFor = 23 * 60 * 60 * 1000

interface UploadDraft {
  /** The key of the file in IndexedDB until it is uploaded. */
  id: string
  name: string
  type: string
  size: number
  alt: string
  /** The server's name of the file, and when it was uploaded, in milliseconds. */
  uploaded?: { filename: string; at: number }
}

export interface UploadDrafts {
  /** The stored drafts; unfinished ones have no file yet. */
  read(): Upload[]
  /** Stores the drafts; an empty list removes the entry. */
  write(uploads: readonly Upload[]): void
  /** Calls `changed` after each change made by another tab. Returns an unsubscribe function. */
  watch(changed: () => void): () => void
}

/** `getPreview` returns the preview's URL of an uploaded image by the server's name of it. */
export function openUploadDrafts(key: string, getPreview: (filename: string) => string | null): UploadDrafts {
  /** Ids that this tab has seen; other stored ones were added by another tab. */
  const known = new Set<string>()
  let last = ''

  return {
    read() {
      const stored = parse(localStore.getItem(key))
      for (const { id } of stored) known.add(id)
      return stored.map((one) => toUpload(one, getPreview))
    },
    write(uploads) {
      for (const { id } of uploads) known.add(id)
      const mine = uploads.flatMap(toDraft)
      const next = JSON.stringify(mine)
      // Progress alone must not write: it would restore what another tab has removed meanwhile.
      if (next === last) return
      last = next
      const stored = parse(localStore.getItem(key))
      const merged = [
        ...mine.map((one) => ({ ...stored.find(({ id }) => id === one.id), ...one })),
        ...stored.filter(({ id }) => !known.has(id)),
      ]
      if (merged.length > 0) localStore.setTyped(key, JSON.stringify(merged))
      else localStore.removeItem(key)
    },
    watch(changed) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        last = ''
        changed()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

function toUpload(
  { uploaded, ...draft }: UploadDraft,
  getPreview: (filename: string) => string | null,
): Upload {
  const base = { ...draft, file: null, preview: null }
  if (!uploaded) return { ...base, sent: 0, state: 'queued' }
  const { filename, at } = uploaded
  if (Date.now() - at > validFor) return { ...base, sent: 1, state: 'rejected', error: 'expired' }
  return { ...base, sent: 1, preview: getPreview(filename), state: 'ready', filename, uploadedAt: at }
}

function toDraft({ id, filename, name, type, size, alt, uploadedAt: at, state }: Upload): UploadDraft[] {
  const base = { id, name, type, size, alt }
  if (filename !== undefined && at !== undefined) return [{ ...base, uploaded: { filename, at } }]
  return state === 'rejected' ? [] : [base]
}

function parse(stored: string | null): UploadDraft[] {
  try {
    return stored ? (JSON.parse(stored) as UploadDraft[]) : []
  } catch {
    return []
  }
}
