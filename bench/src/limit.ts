/** The unavoidable and nothing else: an empty handler in front of one prepared statement that answers the same rows. */
import fastify from 'fastify'
import type pg from 'pg'

const feedRows = `
  select post.id, post.description, post.created_at, account.id as author, account.full_name, account.profile_url,
    account.profile_image, account.type, post_count.likes, post_count.comments, post_count.shares
  from post join account on account.id = post.author_id join post_count on post_count.post_id = post.id
  order by post.id desc limit 10`

/** Starts it on a free port of this machine. */
export async function startLimit(pool: pg.Pool): Promise<{ address: string; close(): Promise<void> }> {
  const app = fastify()
  app.get('/feed', async () => ({ posts: (await pool.query({ name: 'feed', text: feedRows })).rows }))
  app.post<{ Params: { id: string } }>('/like/:id', async ({ params }) => {
    const text = 'update post_count set likes = likes where post_id = $1 returning likes'
    return (await pool.query({ name: 'like', text, values: [params.id] })).rows[0]
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, close: () => app.close() }
}
