/**
 * What is chosen for a post being written, kept in this browser until it is published: by name once it is uploaded. All
 * tabs share it.
 */
import type { Upload } from './upload.ts'

/** The server deletes after a day what no post has claimed (P-media-8). */
const goodFor = 23 * 60 * 60 * 1000

interface UploadDraft {
  /** Under which the file itself is kept, while it is on its way. */
  id: string
  name: string
  type: string
  size: number
  alt: string
  /** The name to hand back, and when it was uploaded, in milliseconds. */
  uploaded?: { filename: string; at: number }
}

export interface UploadDrafts {
  /** What is kept now; what was on its way waits for its file. */
  read(): Upload[]
  /** Keeps what has not been published yet; nothing left forgets it. */
  write(uploads: readonly Upload[]): void
  /** Calls `changed` after each change that another tab made. Answers how to stop. */
  watch(changed: () => void): () => void
}

/** `preview` is where a picture can be looked at by the name it was uploaded under. */
export function openUploadDrafts(key: string, preview: (filename: string) => string | null): UploadDrafts {
  /** Those that this tab has heard of; others that are kept come from another one. */
  const known = new Set<string>()
  let last = ''

  return {
    read() {
      const kept = parse(localStorage.getItem(key))
      for (const { id } of kept) known.add(id)
      return kept.map((one) => toUpload(one, preview))
    },
    write(uploads) {
      for (const { id } of uploads) known.add(id)
      const mine = uploads.flatMap(toKept)
      const next = JSON.stringify(mine)
      // What only moves on, such as how far a file is, must not bring back what another tab took away meanwhile.
      if (next === last) return
      last = next
      const stored = parse(localStorage.getItem(key))
      const merged = [
        ...mine.map((one) => ({ ...stored.find(({ id }) => id === one.id), ...one })),
        ...stored.filter(({ id }) => !known.has(id)),
      ]
      if (merged.length > 0) localStorage.setItem(key, JSON.stringify(merged))
      else localStorage.removeItem(key)
    },
    watch(changed) {
      const follow = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        last = ''
        changed()
      }
      addEventListener('storage', follow)
      return () => removeEventListener('storage', follow)
    },
  }
}

function toUpload({ uploaded, ...kept }: UploadDraft, preview: (filename: string) => string | null): Upload {
  const base = { ...kept, file: null, preview: null }
  if (!uploaded) return { ...base, sent: 0, state: 'preparing' }
  const { filename, at } = uploaded
  if (Date.now() - at > goodFor) return { ...base, sent: 1, state: 'refused', problem: 'expired' }
  return { ...base, sent: 1, preview: preview(filename), state: 'ready', filename, uploadedAt: at }
}

function toKept({ id, filename, name, type, size, alt, uploadedAt: at, state }: Upload): UploadDraft[] {
  const base = { id, name, type, size, alt }
  if (filename !== undefined && at !== undefined) return [{ ...base, uploaded: { filename, at } }]
  return state === 'refused' ? [] : [base]
}

function parse(kept: string | null): UploadDraft[] {
  try {
    return kept ? (JSON.parse(kept) as UploadDraft[]) : []
  } catch {
    return []
  }
}
