/** Download of video posters from YouTube. */

/** Largest first; not every video has it. */
const sizes = ['maxresdefault', 'hqdefault'] as const
const timeoutSeconds = 10
const maxBytes = 3_000_000

/** Downloads a poster; null when there is none or it is too large. Throws on errors that are worth a retry. */
export async function fetchPoster(
  base: string,
  videoId: string,
  stopped?: AbortSignal,
): Promise<Buffer | null> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000)
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout
  for (const size of sizes) {
    const response = await fetch(`${base}/${videoId}/${size}.jpg`, { redirect: 'error', signal })
    if (response.ok) return readLimited(response)
    await response.body?.cancel()
    if (response.status === 429 || response.status >= 500)
      throw new Error(`poster unavailable: ${response.status}`)
  }
  return null
}

/** Reads the body; null when it exceeds `maxBytes`. */
async function readLimited(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    // Returning from the loop closes the connection.
    if (bytes > maxBytes) return null
  }
  return Buffer.concat(chunks)
}
