import { defineEvent } from '../platform/outbox/index.ts'

interface AboutFollow {
  followerId: string
  followedId: string
}

export const followAdded = defineEvent<AboutFollow>('follow.added', 'followedId')
export const followRemoved = defineEvent<AboutFollow>('follow.removed', 'followedId')
