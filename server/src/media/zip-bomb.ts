/** Detects zip bombs: archives that unpack to more than their directory declares or than a reader can hold. */
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { packedBytes, type ZipEntry } from './zip.ts'

/** Bytes; more than any real document needs. */
const unpackedMax = 200_000_000
/** Each entry takes time to unpack; no document of the permitted size has as many. */
const entriesMax = 2_000

/**
 * Unpacks every entry without keeping it. True for an entry that differs from its declared size or is encrypted, for more
 * than 2,000 entries, and for more than 200 MB in all.
 */
export async function isZipBomb(bytes: Buffer, entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.length > entriesMax) return true
  const sum = (size: (entry: ZipEntry) => number) => entries.reduce((all, entry) => all + size(entry), 0)
  // Overlapping entries are together larger than the archive.
  if (sum(({ unpacked }) => unpacked) > unpackedMax || sum(({ packed }) => packed) > bytes.length) return true
  for (const entry of entries) {
    const data = packedBytes(bytes, entry)
    if (!data || entry.encrypted) return true
    if (entry.method === 0 ? entry.packed !== entry.unpacked : !(await inflatesTo(data, entry))) return true
  }
  return false
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
