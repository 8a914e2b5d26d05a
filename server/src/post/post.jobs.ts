/** Posters of videos, kept by ourselves (decision 33); that none can be had is nothing special. */
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { ProblemError } from '../platform/http/problem.ts'
import type { JobKind } from '../platform/jobs.ts'
import { claimUploads, keepForeign } from '../media/index.ts'
import { fetchPoster } from './poster.fetch.ts'
import { findAllWithoutPoster, findWithoutPoster, setPoster } from './poster.store.ts'

const posterJob = 'post.poster'
const hour = 60 * 60 * 1000
/** How old a post is when its poster is asked for again, daily: once the job's own tries are over, and for so long. */
const again = { from: 2 * hour, to: 30 * 24 * hour, atOnce: 500 }

/** Has the poster of a new post's video fetched once the caller's transaction has committed. */
export async function fetchPosterLater(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  trx: Database,
  postId: string,
): Promise<void> {
  if (config.VIDEO_POSTER_URL !== null) await jobs.send(trx, posterJob, { postId })
}

/** Gives a post's video its poster, unless it has one or is gone. Refuses bytes that are no JPEG. */
export async function keepPoster(context: Context, postId: string, jpeg: Buffer): Promise<void> {
  const post = await findWithoutPoster(context.db, postId)
  if (!post) return
  const { author_id } = post
  const owned = {
    account_id: author_id,
    use: 'poster',
    content_type: 'image/jpeg',
    filename: 'video.jpg',
  } as const
  const name = await keepForeign(context, owned, jpeg)
  await context.db.transaction().execute(async (trx) => {
    // Of what came too late nothing is claimed, and so it is swept.
    if (await setPoster(trx, postId, name))
      await claimUploads(context, trx, author_id, [{ name, use: 'poster' }])
  })
}

async function fetchAndKeep(context: Context, postId: string): Promise<void> {
  const { VIDEO_POSTER_URL } = context.config
  const post = await findWithoutPoster(context.db, postId)
  if (!post?.video_id || VIDEO_POSTER_URL === null) return
  const jpeg = await fetchPoster(VIDEO_POSTER_URL, post.video_id)
  if (!jpeg) return
  try {
    await keepPoster(context, postId, jpeg)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    context.log.info({ err: error, postId }, 'a poster is no picture')
  }
}

/** Asks again for the posters of videos that have none yet; none was to be had, or YouTube was away for too long. */
export async function fetchMissingPosters(context: Context): Promise<void> {
  if (context.config.VIDEO_POSTER_URL === null) return
  const idAt = (age: number) => newId({ now: () => new Date(context.clock.now().getTime() - age) })
  const ids = await findAllWithoutPoster(context.db, idAt(again.to), idAt(again.from), again.atOnce)
  await context.db.transaction().execute(async (trx) => {
    for (const id of ids) await fetchPosterLater(context, trx, id)
  })
}

/** Fetching posters, for new posts and again. */
export function postJobs(context: Context): JobKind<never>[] {
  const poster: JobKind<{ postId: string }> = {
    name: posterJob,
    // About an hour in all, each time twice as long as before.
    retries: 10,
    atOnce: 4,
    expireAfter: 60,
    mayFail: true,
    run: ({ postId }) => fetchAndKeep(context, postId),
  }
  const missing = {
    name: 'post.posters',
    schedule: '17 5 * * *',
    run: () => fetchMissingPosters(context),
  }
  return [poster, missing]
}
