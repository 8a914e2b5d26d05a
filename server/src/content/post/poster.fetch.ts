/** Download of video posters from YouTube. */
import { second } from '../../platform/duration.ts'
import { readLimited } from '../../platform/http/read-limited.ts'

/** Largest first; not every video has it. */
const sizes = ['maxresdefault', 'hqdefault'] as const
/** The whole picture of a portrait video, of which the others are a part between bars. */
const portraitSize = 'oardefault'
const timeoutSeconds = 10
const maxBytes = 3_000_000

/** Downloads a poster; null when there is none or it is too large. Throws on errors that are worth a retry. */
export async function fetchPoster(
  base: string,
  { id, isPortrait }: { id: string; isPortrait: boolean },
  stopped?: AbortSignal,
): Promise<Buffer | null> {
  const timeout = AbortSignal.timeout(timeoutSeconds * second)
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout
  for (const size of isPortrait ? [portraitSize, ...sizes] : sizes) {
    const response = await fetch(`${base}/${id}/${size}.jpg`, { redirect: 'error', signal })
    if (response.ok) return readLimited(response, maxBytes)
    await response.body?.cancel()
    if (response.status === 429 || response.status >= 500)
      throw new Error(`poster unavailable: ${response.status}`)
  }
  return null
}
