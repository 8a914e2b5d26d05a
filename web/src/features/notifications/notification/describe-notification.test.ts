import type { Notification } from '@brilla/contract/notifications/notification'
import { getNotificationPath } from '@brilla/contract/notifications/notification-path'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../lib/i18n.ts'
import { describeNotification } from './describe-notification.ts'

const translator = await createTranslator(
  {
    'common.es': () => import('../../../lib/common.es.json'),
    'notification.es': () => import('./notification.es.json'),
  },
  'es',
)
await translator.load(['notification'])

const like: Notification = {
  id: 'n1',
  lineId: 'l1',
  type: 'LIKE_POST',
  is_read: false,
  postId: 'p1',
  commentId: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  actor: {
    id: 'a1',
    fullname: 'Ana Pech',
    profile_url: 'ana',
    profileImage: null,
    type: 'talento',
    verified: false,
  },
  others: 0,
  excerpt: null,
  search: null,
  removalId: null,
  text: 'A Ana Pech le gustó tu publicación.',
}

/** The sentence, with the name in brackets. */
function describe(change: Partial<Notification>): string {
  const { before, after } = describeNotification(
    { ...like, ...change },
    translator.i18n.getT('notification'),
    String,
  )
  return `${before}[]${after}`
}

test('one person, a group of two and a larger one', () => {
  expect(describe({})).toBe('A [] le gustó tu publicación')
  expect(describe({ others: 1 })).toBe('A [] y a 1 persona más les gustó tu publicación')
  expect(describe({ type: 'FOLLOWER', others: 4 })).toBe('[] y 4 personas más empezaron a seguirte')
})

test('P-notifications-15: an unknown type shows its text, with the name as a link where it has one', () => {
  const type = 'APPLAUSE' as Notification['type']
  expect(describe({ type, text: '¡Ana Pech te aplaudió!' })).toBe('¡[] te aplaudió!')
  expect(describe({ type, text: 'Alguien te aplaudió.' })).toBe('[]Alguien te aplaudió.')
  expect(describe({ actor: null, text: 'Cumpliste 18 años.' })).toBe('[]Cumpliste 18 años.')
})

test('P-notifications-15: leads to the post and its comment; a new follower is the person', () => {
  expect(getNotificationPath(like)).toBe('/noticias/p1')
  expect(getNotificationPath({ ...like, type: 'MENTION', commentId: 'c1' })).toBe('/noticias/p1#comment-c1')
  expect(getNotificationPath({ ...like, type: 'FOLLOWER', postId: null })).toBeUndefined()
  const search = { id: 's1', name: 'Coros', query: { q: 'coro mixto', country: 'MX' }, count: 2 }
  expect(getNotificationPath({ ...like, type: 'SAVED_SEARCH', postId: null, search })).toBe(
    '/explorar?q=coro+mixto&country=MX&order=recent',
  )
})
