import { ChunkError } from './chunk-error.ts'

const chunkTimeout = 120_000

/** Rejects after 120 s (P-pages-8), so that a page or a part of it is not blank for longer. @throws ChunkError */
export async function loadInTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('Timed out')), chunkTimeout)
  })
  try {
    return await Promise.race([loading, timeout])
  } catch (cause) {
    throw new ChunkError('A chunk failed to load', { cause })
  } finally {
    clearTimeout(timer)
  }
}
