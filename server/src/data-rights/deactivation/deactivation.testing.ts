/** What the tests of deactivating and deleting accounts share. */
import { findWrongCounters } from '../../counters.testing.ts'
import type { TestPerson, TestServer } from '../../testing.ts'

/** Waits until the counters of others have been adjusted, which happens after the request; returns the wrong ones. */
export async function readWrongCounters(server: TestServer) {
  await server.eventsHandled()
  return findWrongCounters(server.context.db)
}

/** Publishes a post and returns its id. */
export async function publish(
  server: TestServer,
  { token }: TestPerson,
  body: object = { description: 'Hola' },
): Promise<string> {
  return (await server.call('createPost', { token, body })).body.id
}

/** Lets two people follow, like, comment and share each other's content; returns a post of each. */
export async function interact(server: TestServer, one: TestPerson, other: TestPerson) {
  const posts = { one: await publish(server, one), other: await publish(server, other) }
  for (const [who, whom, post] of [
    [one, other, posts.other],
    [other, one, posts.one],
  ] as const) {
    const { token } = who
    await server.call('followUser', { token, body: { id: whom.id } })
    await server.call('likePost', { token, params: { id: post }, body: { reacted: true } })
    await server.call('savePost', { token, params: { id: post } })
    const { body } = await server.call('createComment', {
      token,
      body: { postId: post, comment: 'Qué bien' },
    })
    await server.call('likeComment', { token: whom.token, params: { id: body.id }, body: { reacted: true } })
    await server.call('sharePost', { token, body: { id: post } })
    await server.call('createComment', { token, body: { postId: post, comment: 'De verdad' } })
  }
  return posts
}
