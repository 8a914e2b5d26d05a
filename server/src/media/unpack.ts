/** Whether an archive is what its list says: whoever opens it is not to meet more than they can hold. */
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { packedBytes, type ZipEntry } from './zip.ts'

/** More than any document has, and less than hurts. */
const unpackedMax = 200_000_000
/** Each takes its while to unpack, however little is in it; no document of our size has as many. */
const entriesMax = 2_000

/**
 * Unpacks every entry, keeping nothing: false for one that is not as large as it says, and for more than 2,000 of them or
 * 200 MB in all.
 */
export async function unpacksAsSaid(bytes: Buffer, entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.length > entriesMax) return false
  const sum = (size: (entry: ZipEntry) => number) => entries.reduce((all, entry) => all + size(entry), 0)
  // Entries that lie over one another are together larger than what they lie in.
  if (sum(({ unpacked }) => unpacked) > unpackedMax || sum(({ packed }) => packed) > bytes.length)
    return false
  for (const entry of entries) {
    const data = packedBytes(bytes, entry)
    if (!data || entry.encrypted) return false
    if (entry.method === 0 ? entry.packed !== entry.unpacked : !(await inflatesTo(data, entry))) return false
  }
  return true
}

async function inflatesTo(data: Buffer, { method, unpacked }: ZipEntry): Promise<boolean> {
  if (method !== 8) return false
  let size = 0
  try {
    for await (const chunk of Readable.from([data]).pipe(createInflateRaw())) {
      size += (chunk as Buffer).length
      if (size > unpacked) return false
    }
  } catch {
    return false
  }
  return size === unpacked
}
