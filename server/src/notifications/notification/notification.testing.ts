/** What tests of notifications share: people, what they do, and what they read. */
import type { RouteName } from '@brilla/contract'
import { expect } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { toFirstName, type TestPerson, type TestServer } from '../../testing.ts'

type Scope = 'each' | 'line' | 'all'

export function createActions(getServer: () => TestServer) {
  let made = 0
  const call = async <N extends RouteName>(name: N, who: TestPerson, input: object) => {
    const response = await getServer().call<N>(name, { token: who.token, ...input } as never)
    if (response.status >= 300)
      throw new Error(`${name}: ${response.status} ${JSON.stringify(response.body)}`)
    return response.body
  }
  const actions = {
    /** Registers people whose names appear in no other test; `named` returns them as others read them. */
    async createPeople<K extends string>(...names: K[]): Promise<Record<K, TestPerson>> {
      made += 1
      const people = await getServer().registerTalents(...names.map((name) => `${name}${made}`))
      return Object.fromEntries(names.map((name) => [name, people[`${name}${made}`]!])) as Record<
        K,
        TestPerson
      >
    },
    named: (name: string) => `${toFirstName(`${name}${made}`)} Prueba`,
    publish: async (who: TestPerson, description = 'Mi baile') =>
      (await call('createPost', who, { body: { description } })).id,
    share: async (who: TestPerson, id: string, description = '') =>
      (await call('sharePost', who, { body: { id, description } })).id,
    comment: async (who: TestPerson, postId: string, text = 'Qué linda', replyTo?: string) =>
      (await call('createComment', who, { body: { postId, comment: text, ...(replyTo && { replyTo }) } })).id,
    like: (who: TestPerson, id: string, reacted = true) =>
      call('likePost', who, { params: { id }, body: { reacted } }),
    likeComment: (who: TestPerson, id: string, reacted = true) =>
      call('likeComment', who, { params: { id }, body: { reacted } }),
    follow: (who: TestPerson, { id }: TestPerson) => call('followUser', who, { body: { id } }),
    unfollow: (who: TestPerson, { id }: TestPerson) => call('unfollowUser', who, { body: { id } }),
    block: (who: TestPerson, { id }: TestPerson) => call('blockUser', who, { body: { userId: id } }),
    readProfileUrl: async (who: TestPerson) => (await call('getSelf', who, {})).profile_url,
    /** A page, once all events have been handled. */
    async read(who: TestPerson, query: Record<string, string> = {}, language = 'es') {
      await getServer().eventsHandled()
      return call('getNotifications', who, { query, language })
    },
    readTexts: async (who: TestPerson, query?: Record<string, string>) =>
      (await actions.read(who, query)).rows.map(({ text }) => text),
    markRead: async (who: TestPerson, notificationIds: string[], scope?: Scope) =>
      (await call('markNotificationsRead', who, { body: { notificationIds, ...(scope && { scope }) } }))
        .unread,
    /** Throws when a counter differs from the rows that it counts. */
    async checkCounters(): Promise<void> {
      await getServer().eventsHandled()
      const wrong = await findWrongCounters(getServer().context.db)
      if (wrong.length > 0) throw new Error(`wrong counters: ${JSON.stringify(wrong)}`)
    },
    /** Both places that say how many are unread; they agree. */
    async readUnread(who: TestPerson): Promise<number> {
      const { unread } = await actions.read(who)
      expect((await call('getSelf', who, {})).unreadedNotificationsCount).toBe(unread)
      return unread
    },
  }
  return actions
}
