/** What is chosen for a post being written, kept in this browser until it is published: by name once it is uploaded. */
import type { Upload } from './uploads.ts'

/** The server deletes after a day what no post has claimed (api.md, "Images and files"). */
const goodFor = 23 * 60 * 60 * 1000

interface Kept {
  /** Under which the file itself is kept, while it is on its way. */
  id: string
  name: string
  type: string
  size: number
  alt: string
  /** The name to hand back, and when it was uploaded, in milliseconds. */
  uploaded?: { filename: string; at: number }
}

/** What was chosen before the page was opened; what was on its way waits for its file. */
export function readKept(key: string, preview: (filename: string) => string | null): Upload[] {
  return parse(localStorage.getItem(key)).map(({ uploaded, ...kept }) => {
    const base = { ...kept, file: null, preview: null }
    if (!uploaded) return { ...base, sent: 0, state: 'preparing' }
    const { filename, at } = uploaded
    if (Date.now() - at > goodFor) return { ...base, sent: 1, state: 'refused', problem: 'expired' }
    return { ...base, sent: 1, preview: preview(filename), state: 'ready', filename, uploadedAt: at }
  })
}

/** Keeps what has not been published yet; nothing left forgets it. */
export function keep(key: string, uploads: readonly Upload[]): void {
  const kept = uploads.flatMap(({ id, filename, name, type, size, alt, uploadedAt: at, state }): Kept[] => {
    const base = { id, name, type, size, alt }
    if (filename !== undefined && at !== undefined) return [{ ...base, uploaded: { filename, at } }]
    return state === 'refused' ? [] : [base]
  })
  if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept))
  else localStorage.removeItem(key)
}

function parse(kept: string | null): Kept[] {
  try {
    return kept ? (JSON.parse(kept) as Kept[]) : []
  } catch {
    return []
  }
}
