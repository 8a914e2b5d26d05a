/**
 * The files of a draft post in localStorage, shared by all tabs, until the post is published or the person logs out. An
 * uploaded file is kept by the server's name of it.
 */
import { createObservable, type Observable } from '../../lib/observable.ts'
import { countsTowardLimit, type Upload } from './upload.ts'
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

export interface UploadDrafts extends Observable<readonly Upload[]> {
  find(id: string): Upload | undefined
  change(id: string, changes: Partial<Upload>): void
  remove(id: string): void
  /** Applies what other tabs have added, uploaded, described, moved or removed. */
  sync(): void
  /** Calls `changed` after each change made by another tab. Returns an unsubscribe function. */
  watch(changed: () => void): () => void
}

/** `getPreview` returns the preview's URL of an uploaded image by the server's name of it. */
export function openUploadDrafts(key: string, getPreview: (filename: string) => string | null): UploadDrafts {
  /** Ids that this tab has seen; other stored ones were added by another tab. */
  const known = new Set<string>()
  let last = ''
  const all = createObservable<readonly Upload[]>(read())

  function read(): Upload[] {
    const stored = parse(localStore.getItem(key))
    for (const { id } of stored) known.add(id)
    return stored.map((one) => toUpload(one, getPreview))
  }

  function write(uploads: readonly Upload[]) {
    for (const { id } of uploads) known.add(id)
    const mine = uploads.flatMap(toDraft)
    const next = JSON.stringify(mine)
    // Progress alone must not write: it would restore what another tab has removed meanwhile.
    if (next === last) return
    last = next
    const stored = parse(localStore.getItem(key))
    const merged = [
      ...mine.map((one) => ({ ...findById(stored, one.id), ...one })),
      ...stored.filter(({ id }) => !known.has(id)),
    ]
    if (merged.length > 0) localStore.setTyped(key, JSON.stringify(merged))
    else localStore.removeItem(key)
  }

  function show(next: readonly Upload[]) {
    for (const { id, preview } of all.get())
      if (preview?.startsWith('blob:') && !findById(next, id)) URL.revokeObjectURL(preview)
    all.set(next)
  }

  function set(next: readonly Upload[]) {
    write(next)
    show(next)
  }

  return {
    ...all,
    set,
    find: (id) => findById(all.get(), id),
    change: (id, changes) => set(all.get().map((one) => (one.id === id ? { ...one, ...changes } : one))),
    remove: (id) => set(all.get().filter((one) => one.id !== id)),
    sync: () => show(applyStored(all.get(), read())),
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

const findById = <One extends { id: string }>(list: readonly One[], id: string) =>
  list.find((one) => one.id === id)

/** The list of this tab with what is stored, which has neither the files nor the progress of uploads. */
function applyStored(mine: readonly Upload[], stored: readonly Upload[]): Upload[] {
  const next = stored.map((one): Upload => {
    const own = findById(mine, one.id)
    if (!own) return one
    if (one.state === 'ready' && own.state !== 'ready') return { ...one, preview: own.preview ?? one.preview }
    return { ...own, alt: one.alt }
  })
  // Rejected files exist in this tab only, and keep their position.
  for (const [index, one] of mine.entries())
    if (!countsTowardLimit(one) && !findById(next, one.id)) next.splice(index, 0, one)
  return next
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
