import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import { createSample } from '../../accounts/auth/samples.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

/** Routes that return 404 for oneself: nobody writes to themselves. */
const aboutOthers = new Set<RouteName>(['getContact', 'getMessages'])

/** With more than a hundred hidden accounts, queries look them up instead of being given their ids. */
describe.each([{ others: 0 }, { others: 150 }])(
  'P-blocks-2: with $others other hidden accounts',
  ({ others }) => {
    let server: TestServer
    let people: Record<'Blanca' | 'Otilia' | 'Zaida', TestPerson>
    let agency: TestPerson
    /** What each person created before the block. */
    let made: Record<'post' | 'share' | 'comment' | 'shared' | 'ofOther' | 'under' | 'visible', string>

    const block = (who: TestPerson, userId: string) =>
      server.call('blockUser', { token: who.token, body: { userId } })

    /** Lets a person post, comment, like, follow and share on content of a third person. */
    async function createContent(who: TestPerson, under: string) {
      const { token } = who
      const post = (await server.call('createPost', { token, body: { description: `De ${who.email}` } })).body
        .id
      const share = (await server.call('sharePost', { token, body: { id: under, description: `Comparto` } }))
        .body.id
      await server.call('likePost', { token, params: { id: under } })
      await server.call('savePost', { token, params: { id: under } })
      const body = { postId: under, comment: `Dice ${who.email}` }
      const comment = (await server.call('createComment', { token, body })).body.id
      return { post, share, comment }
    }

    /** Creates accounts that Blanca has blocked and that have blocked Otilia. */
    async function hideOthers(): Promise<void> {
      const { db } = server.context
      await sql`
    insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, profile_url,
      language, terms_version, terms_accepted_at, created_at)
    select md5('other ' || n)::uuid, 'talento', 'Otra', n::text, 'otra' || n || '@gente.example', now(), '1990-01-01', 'MX', 'Lima',
      'otra-' || n, 'es', '1', now(), now() from generate_series(1, ${others}::int) n
  `.execute(db)
      await sql`
    insert into block (blocker_id, blocked_id, created_at)
    select ${people.Blanca.id}, md5('other ' || n)::uuid, now() from generate_series(1, ${others}::int) n
    union all
    select md5('other ' || n)::uuid, ${people.Otilia.id}, now() from generate_series(1, ${others}::int) n
  `.execute(db)
      for (const { id } of [people.Blanca, people.Otilia]) server.context.events.emit('accountChanged', id)
    }

    beforeAll(async () => {
      server = await startTestServer()
      people = await server.registerTalents('Blanca', 'Otilia', 'Zaida')
      agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
      const { Blanca, Otilia, Zaida } = people
      for (const [who, whom] of [
        [Blanca, Otilia],
        [Otilia, Blanca],
        [Zaida, Blanca],
        [Blanca, Zaida],
        [Otilia, Zaida],
      ] as const) {
        await server.call('followUser', { token: who.token, body: { id: whom.id } })
      }
      const ofOther = (
        await server.call('createPost', { token: Zaida.token, body: { description: 'De Zaida' } })
      ).body.id
      const { post, share, comment } = await createContent(Blanca, ofOther)
      const { comment: visible } = await createContent(Otilia, ofOther)
      const shared = (await server.call('sharePost', { token: Zaida.token, body: { id: post } })).body.id
      const under = (
        await server.call('createComment', { token: Otilia.token, body: { postId: post, comment: 'Antes' } })
      ).body.id
      await server.call('savePost', { token: Otilia.token, params: { id: post } })
      made = { post, share, comment, shared, ofOther, under, visible }
      await hideOthers()
    })
    afterAll(() => server.stop())

    describe('P-blocks-1: POST users/block, validation', () => {
      test('blocking an agency or oneself is a 422, an unknown or canceled person a 404; only for talents', async () => {
        const { Zaida } = people
        expect(await block(Zaida, agency.id)).toMatchObject({
          status: 422,
          body: { error: 'bloquear_agencia' },
        })
        expect(await block(Zaida, Zaida.id)).toMatchObject({ status: 422, body: { error: 'a_ti_mismo' } })
        const { Ida } = await server.registerTalents('Ida')
        expect((await server.call('cancelAccount', { token: Ida.token })).status).toBe(202)
        for (const id of ['01900000-0000-7000-8000-000000000000', 'x', '', Ida.id]) {
          expect((await block(Zaida, id)).status).toBe(404)
          expect((await server.call('followUser', { token: Zaida.token, body: { id } })).status).toBe(404)
        }
        expect(await block(agency, Zaida.id)).toMatchObject({ status: 403, body: { error: 'only_talento' } })
      })
    })

    describe('P-blocks-2: the blocked person and the blocker cannot see each other', () => {
      let responses: Awaited<ReturnType<typeof block>>[]
      beforeAll(async () => {
        responses = await Promise.all(Array.from({ length: 5 }, () => block(people.Blanca, people.Otilia.id)))
      })

      test('repeating it is a 204; for the blocked person the blocker is a 404', async () => {
        const { Blanca, Otilia } = people
        expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
        expect((await block(Blanca, Otilia.id)).status).toBe(204)
        expect((await block(Otilia, Blanca.id)).status).toBe(404)
        for (const name of ['followUser', 'unfollowUser'] as const) {
          expect((await server.call(name, { token: Otilia.token, body: { id: Blanca.id } })).status).toBe(404)
          expect((await server.call(name, { token: Blanca.token, body: { id: Otilia.id } })).status).toBe(404)
        }
      })

      test('P-profiles-2: profiles: isblocked for the blocker, a 404 for the blocked person', async () => {
        const { Blanca, Otilia } = people
        const { body } = await server.call('getProfile', { token: Blanca.token, params: { id: Otilia.id } })
        expect(body).toEqual({ user: { id: Otilia.id, isblocked: true } })
        const hidden = await server.call('getProfile', { token: Otilia.token, params: { id: Blanca.id } })
        const nobody = await server.call('getProfile', { token: Otilia.token, params: { id: 'nadie' } })
        expect([hidden.status, hidden.body]).toEqual([404, nobody.body])
      })

      test('content by id is a 404, for reading and writing', async () => {
        const { token } = people.Otilia
        const { post, comment } = made
        const responses = await Promise.all([
          server.call('getPost', { token, params: { id: post } }),
          server.call('getUserPosts', { token, params: { profile: people.Blanca.id } }),
          server.call('getComments', { token, query: { postId: post } }),
          server.call('createComment', { token, body: { postId: post, comment: 'Hola' } }),
          server.call('likePost', { token, params: { id: post } }),
          server.call('savePost', { token, params: { id: post } }),
          server.call('deletePost', { token, params: { id: post } }),
          server.call('editPost', { token, body: { id: post, description: 'Hola' } }),
          server.call('sharePost', { token, body: { id: post } }),
          server.call('getUserFiles', { token, params: { profile: people.Blanca.id, type: 'PHOTO' } }),
          server.call('likeComment', { token, params: { id: comment } }),
          server.call('editComment', { token, body: { id: comment, comment: 'Hola' } }),
          server.call('deleteComment', { token, params: { id: comment } }),
        ])
        const nobody = await server.call('getPost', { token, params: { id: 'x' } })
        for (const { status, body } of responses) expect([status, body]).toEqual([404, nobody.body])
      })

      test('P-blocks-9: lists exclude hidden people, counts do not', async () => {
        const { Blanca, Otilia, Zaida } = people
        const seenBy = async (who: TestPerson) => {
          const { token } = who
          const { likesCount, commentsCount, shareCount, commentsItems } = (
            await server.call('getPost', { token, params: { id: made.ofOther } })
          ).body
          const { count, rows } = (
            await server.call('getComments', { token, query: { postId: made.ofOther } })
          ).body
          const { body } = await server.call('getProfile', { token, params: { id: Zaida.id } })
          if (body.user.isblocked) throw new Error('blocked')
          const { followersCount, followingCount } = body.user
          const { limit, posts } = (await server.call('getFeed', { token, query: {} })).body
          return {
            post: [likesCount, commentsCount, shareCount, commentsItems.length, count, rows.length],
            profile: [followersCount, followingCount],
            feed: [limit, posts.length],
          }
        }
        expect(await seenBy(Zaida)).toEqual({ post: [2, 2, 2, 2, 2, 2], profile: [2, 1], feed: [1, 6] })
        expect(await seenBy(Blanca)).toEqual({ post: [2, 2, 2, 1, 2, 1], profile: [2, 1], feed: [1, 4] })
        expect(await seenBy(Otilia)).toEqual({ post: [2, 2, 2, 1, 2, 1], profile: [2, 1], feed: [1, 4] })
        const liked = await server.call('likePost', {
          token: Otilia.token,
          params: { id: made.ofOther },
          body: { reacted: true },
        })
        expect(liked.body).toEqual({ reacted: true, likesCount: 2 })
      })

      test('own comments under a hidden post can be deleted but not edited', async () => {
        const { Blanca, Otilia } = people
        const { token } = Otilia
        const countComments = async () =>
          (await server.call('getPost', { token: people.Zaida.token, params: { id: made.post } })).body
            .commentsCount
        expect(await countComments()).toBe(1)
        const comment = 'Ya no'
        expect((await server.call('editComment', { token, body: { id: made.under, comment } })).status).toBe(
          404,
        )
        const remove = () => server.call('deleteComment', { token, params: { id: made.under } })
        // The same reply as for a comment that was deleted with its post.
        const [first, second] = [await remove(), await remove()]
        expect([first.status, await countComments()]).toEqual([404, 0])
        expect(first.body).toEqual(second.body)
        const { body } = await server.call('getPost', { token: Blanca.token, params: { id: made.post } })
        expect(body.commentsCount).toBe(0)
      })

      test('a share of a hidden post has no sharedPost', async () => {
        const read = async (who: TestPerson) =>
          (await server.call('getPost', { token: who.token, params: { id: made.shared } })).body.sharedPost
        expect(await read(people.Otilia)).toBeNull()
        expect(await read(people.Zaida)).toMatchObject({ id: made.post })
      })

      test('P-blocks-4: follows end in both directions, and the counters are updated', async () => {
        const follows = await server.context.db.selectFrom('follow').selectAll().execute()
        expect(follows).toHaveLength(3)
        for (const { id } of [people.Blanca, people.Otilia]) {
          const account = await server.context.db
            .selectFrom('account')
            .select(['followers_count', 'following_count'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          expect(account).toEqual({
            followers_count: follows.filter(({ followed_id }) => followed_id === id).length,
            following_count: follows.filter(({ follower_id }) => follower_id === id).length,
          })
        }
      })
    })

    describe('no GET route of the contract shows the blocker to the blocked person', () => {
      const gets = (Object.entries(contract) as [RouteName, Route][]).filter(
        ([, { method }]) => method === 'GET',
      )
      let secrets: string[]
      /** Every person and post as content of a request, those of the blocker among them. */
      let contents: Pick<SampleWorld, 'author' | 'post' | 'comment'>[]

      beforeAll(async () => {
        const { Blanca, Otilia, Zaida } = people
        const row = await server.context.db
          .selectFrom('account')
          .select(['profile_url', 'full_name'])
          .where('id', '=', Blanca.id)
          .executeTakeFirstOrThrow()
        const { post, share, comment, ofOther, shared, visible } = made
        secrets = [Blanca.id, Blanca.email, row.profile_url, row.full_name, post, share, comment]
        contents = [
          { author: Blanca.id, post, comment },
          { author: row.profile_url, post: share, comment },
          { author: Otilia.id, post: ofOther, comment: visible },
          { author: Zaida.id, post: shared, comment: visible },
        ]
      })

      test.each(gets)('%s', async (name, { audience, hasSideEffects, query, replies }) => {
        const caller = { ...people.Otilia, type: 'talento' as const }
        for (const content of contents) {
          const sample = await createSample(name, { server, caller, ...content })
          const given = Object.values({ ...sample.params, ...sample.query })
          const isHidden = secrets.some((secret) => given.includes(secret)) || sample.error === 'not_found'
          const isSelf = aboutOthers.has(name) && content.author === caller.id
          const isMissing = isHidden || isSelf || audience === 'moderator'
          const status = audience === 'agencia' ? 403 : isMissing ? 404 : Number(Object.keys(replies)[0])
          const hasOptionalQuery = sample.query && !hasSideEffects && query?.safeParse({}).success
          for (const variant of hasOptionalQuery ? [sample, { ...sample, query: {} }] : [sample]) {
            const response = await server.call(name, { ...variant, token: caller.token } as object)
            expect(response.status).toBe(status)
            for (const secret of secrets) expect(JSON.stringify(response)).not.toContain(secret)
          }
        }
      })
    })
  },
)
