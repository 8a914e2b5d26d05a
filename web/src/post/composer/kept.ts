/** What of a post being written has been uploaded already, kept in this browser by name until it is published. */
import type { Upload } from './uploads.ts'

/** The server deletes after a day what no post has claimed (api.md, "Images and files"). */
const goodFor = 23 * 60 * 60 * 1000

interface Kept {
  /** The name to hand back. */
  filename: string
  name: string
  type: string
  size: number
  alt: string
  /** When it was uploaded, in milliseconds. */
  at: number
}

export function readKept(key: string, preview: (filename: string) => string | null): Upload[] {
  return parse(localStorage.getItem(key)).map(({ at, filename, ...rest }) => {
    const base = { ...rest, id: crypto.randomUUID(), file: null, sent: 1 }
    if (Date.now() - at > goodFor) return { ...base, preview: null, state: 'refused', problem: 'expired' }
    return { ...base, preview: preview(filename), state: 'ready', filename, uploadedAt: at }
  })
}

export function keep(key: string, uploads: readonly Upload[]): void {
  const kept = uploads.flatMap(({ filename, name, type, size, alt, uploadedAt: at }): Kept[] =>
    filename === undefined || at === undefined ? [] : [{ filename, name, type, size, alt, at }],
  )
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
