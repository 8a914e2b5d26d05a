/** Jobs that download video posters into our own storage (P-posts-10). A video without a poster is a normal case. */
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { day, hour } from '../../platform/duration.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { claimUploads, importImage } from '../../media/index.ts'
import { fetchPoster } from './poster.fetch.ts'
import { findPostIdsWithoutPoster, findPostWithoutPoster, setPoster } from './poster.store.ts'

const posterJob = 'post.poster'
/** Age range of posts for the daily retry: older than the job's own retries, not older than 30 days. */
const missingPosters = { minAge: 2 * hour, maxAge: 30 * day, batchSize: 500 }

/** Enqueues the download of a video's poster; the job runs once the caller's transaction has committed. */
export async function enqueuePosterFetch(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  trx: Database,
  postId: string,
): Promise<void> {
  if (config.VIDEO_POSTER_URL !== null) await jobs.send(trx, posterJob, { postId })
}

/** Stores a poster for a post's video, unless it has one or the post is deleted. Throws a ProblemError if the bytes are not a JPEG. */
export async function savePoster(context: Context, postId: string, jpeg: Buffer): Promise<void> {
  const post = await findPostWithoutPoster(context.db, postId)
  if (!post) return
  const { author_id } = post
  const owned = {
    account_id: author_id,
    use: 'poster',
    content_type: 'image/jpeg',
    filename: 'video.jpg',
  } as const
  const poster = await importImage(context, owned, jpeg)
  await context.db.transaction().execute(async (trx) => {
    // An unclaimed upload is deleted by the cleanup job.
    if (await setPoster(trx, postId, poster))
      await claimUploads(context, trx, author_id, [{ name: poster.name, use: 'poster' }])
  })
}

async function fetchAndSavePoster(context: Context, postId: string, signal: AbortSignal): Promise<void> {
  const { VIDEO_POSTER_URL } = context.config
  const post = await findPostWithoutPoster(context.db, postId)
  if (!post?.video_id || VIDEO_POSTER_URL === null) return
  const video = { id: post.video_id, isPortrait: post.video_portrait === true }
  const jpeg = await fetchPoster(VIDEO_POSTER_URL, video, signal)
  if (!jpeg) return
  try {
    await savePoster(context, postId, jpeg)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    context.log.info({ err: error, postId }, 'poster is not a valid image')
  }
}

/** Enqueues downloads for videos that still have no poster, because YouTube had none yet or was unavailable. */
export async function enqueueMissingPosters(context: Context): Promise<void> {
  if (context.config.VIDEO_POSTER_URL === null) return
  const idAtAge = (age: number) => newId({ now: () => new Date(context.clock.now().getTime() - age) })
  const ids = await findPostIdsWithoutPoster(
    context.db,
    idAtAge(missingPosters.maxAge),
    idAtAge(missingPosters.minAge),
    missingPosters.batchSize,
  )
  await context.db.transaction().execute(async (trx) => {
    for (const id of ids) await enqueuePosterFetch(context, trx, id)
  })
}

/** Job definitions: downloading one poster, and the daily retry of missing ones. */
export function postJobs(context: Context): JobDefinition<never>[] {
  const poster: JobDefinition<{ postId: string }> = {
    name: posterJob,
    // Exponential backoff, about an hour in total.
    retries: 10,
    isSerial: true,
    expireAfter: 60,
    logFailuresAsInfo: true,
    run: ({ postId }, { signal }) => fetchAndSavePoster(context, postId, signal),
  }
  const missing = {
    name: 'post.posters',
    schedule: '17 5 * * *',
    run: () => enqueueMissingPosters(context),
  }
  return [poster, missing]
}
