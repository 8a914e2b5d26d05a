import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

/** SQL expression: id of the fan of this number. */
const fan = (n: string) => sql.raw(`('fffffff0-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`)

/** More than a counter that is looked through row by row. */
const fans = 1_100

/** Up to a hundred hidden accounts, more, and more than a filter of them takes. */
test.each([
  { hidden: 2, others: 0 },
  { hidden: 150, others: 0 },
  { hidden: 150, others: 4_000 },
])(
  'P-blocks-2: counts above a thousand leave out what $hidden hidden accounts did, once each, also with $others others',
  async ({ hidden, others }) => {
    const server = await startTestServer()
    try {
      const { Blanca, Zaida } = await server.registerTalents('Blanca', 'Zaida')
      const { db, events } = server.context
      const { id: postId } = (
        await server.call('createPost', { token: Zaida.token, body: { description: 'De Zaida' } })
      ).body
      const { id: commentId } = (
        await server.call('createComment', { token: Zaida.token, body: { postId, comment: 'Gracias' } })
      ).body
      // As that many people make them. One of the hidden has blocked Blanca too, another is no longer counted.
      await sql`
        with person as (
          insert into account (id, first_name, last_name, email, birthdate, country, city, language, type, profile_url,
            terms_version, terms_accepted_at, created_at, email_confirmed_at)
          select ${fan('n')}, 'Fan', n::text, 'fan' || n || '@gente.example', '1990-01-01', 'MX', '', 'es', 'talento',
            'fan-' || n, 'x', now(), now(), now() from generate_series(1, ${fans + others}::int) n
        ), fan as (
          select ${fan('n')} as id from generate_series(1, ${fans}::int) n
        ), liked as (
          insert into post_like (post_id, account_id, created_at) select ${postId}::uuid, id, now() from fan
        ), liked_comment as (
          insert into comment_like (comment_id, account_id, created_at) select ${commentId}::uuid, id, now() from fan
        ), commented as (
          insert into comment (id, post_id, author_id, text, created_at)
          select id, ${postId}::uuid, id, 'Bravo', now() from fan
        ), shared as (
          insert into post (id, author_id, kind, title, description, category_id, shared_post_id, created_at)
          select gen_random_uuid(), id, 'share', '', '', 1, ${postId}::uuid, now() from fan
        ), following as (
          insert into follow (follower_id, followed_id, created_at) select id, ${Zaida.id}::uuid, now() from fan
          union all select ${Zaida.id}::uuid, id, now() from fan
        ), blocked as (
          insert into block (blocker_id, blocked_id, created_at)
          select ${Blanca.id}::uuid, ${fan('n')}, now() from generate_series(1, ${hidden}::int) n
          union all select ${Blanca.id}::uuid, ${fan('n')}, now()
            from generate_series(${fans + 1}::int, ${fans + others}::int) n
          union all select ${fan('1')}, ${Blanca.id}::uuid, now()
        )
        select
      `.execute(db)
      await sql`update post_like set uncounted = true where account_id = ${fan('2')}`.execute(db)
      await sql`
        update post_count set likes = ${fans - 1}, comments = ${fans + 1}, shares = ${fans} where post_id = ${postId}
      `.execute(db)
      await sql`update comment set likes_count = ${fans} where id = ${commentId}`.execute(db)
      await sql`
        update account set followers_count = ${fans}, following_count = ${fans} where id = ${Zaida.id}
      `.execute(db)
      events.emit('accountChanged', Blanca.id)

      const post = await server.call('getPost', { token: Blanca.token, params: { id: postId } })
      const profile = await server.call('getProfile', { token: Blanca.token, params: { id: Zaida.id } })
      expect(post.body).toMatchObject({
        likesCount: fans - hidden,
        commentsCount: fans + 1 - hidden,
        shareCount: fans - hidden,
        commentsItems: [{ id: commentId, likesCount: fans - hidden }, {}, {}],
      })
      expect(profile.body).toMatchObject({
        user: { followersCount: fans - hidden, followingCount: fans - hidden },
      })

      // One more is left out at once, whatever is remembered of the caller.
      const { rows } = await sql<{ id: string }>`select ${fan(`${hidden + 1}`)} as id`.execute(db)
      await server.call('blockUser', { token: Blanca.token, body: { userId: rows[0]!.id } })
      const { body } = await server.call('getPost', { token: Blanca.token, params: { id: postId } })
      expect(body).toMatchObject({ likesCount: fans - hidden - 1, shareCount: fans - hidden - 1 })
    } finally {
      await server.stop()
    }
  },
)
