import type { Context } from '../../context.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { importImage } from '../../media/index.ts'
import { fetchPoster } from './poster.fetch.ts'

/** Milliseconds; the preview is shown without a poster when YouTube takes longer. */
const timeout = 5_000

/**
 * Fetches the poster of a video before it is posted, so that the browser need not ask YouTube (P-posts-9). It is stored as an
 * upload that nobody claims, and thus deleted after a day (P-media-8); the post gets a poster of its own.
 */
export async function previewPoster(
  context: Context,
  accountId: string,
  videoId: string,
): Promise<{ poster: string | null; placeholder: string | null }> {
  const none = { poster: null, placeholder: null }
  if (!/^[\w-]{11}$/.test(videoId)) throwProblem('not_found')
  const { VIDEO_POSTER_URL } = context.config
  if (VIDEO_POSTER_URL === null) return none
  try {
    const jpeg = await fetchPoster(
      VIDEO_POSTER_URL,
      { id: videoId, isPortrait: false },
      AbortSignal.timeout(timeout),
    )
    if (!jpeg) return none
    const owned = {
      account_id: accountId,
      use: 'poster',
      content_type: 'image/jpeg',
      filename: 'video.jpg',
    } as const
    const { name, placeholder } = await importImage(context, owned, jpeg)
    return { poster: name, placeholder }
  } catch (err) {
    context.log.info({ err, videoId }, 'no poster for the preview of a video')
    return none
  }
}
