/** The picture of a video as YouTube has it. */

/** The largest first, which not every video has. */
const sizes = ['maxresdefault', 'hqdefault'] as const
const seconds = 10
const bytesMax = 3_000_000

/** Fetches a poster's bytes; null when there is none that we could keep. Throws when it is worth trying again. */
export async function fetchPoster(base: string, videoId: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(seconds * 1000)
  for (const size of sizes) {
    const answer = await fetch(`${base}/${videoId}/${size}.jpg`, { redirect: 'error', signal })
    if (answer.ok) return readSome(answer)
    await answer.body?.cancel()
    if (answer.status === 429 || answer.status >= 500) throw new Error(`no poster now: ${answer.status}`)
  }
  return null
}

/** The body, unless it is larger than any poster. */
async function readSome(answer: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > bytesMax) return null
  }
  return Buffer.concat(chunks)
}
