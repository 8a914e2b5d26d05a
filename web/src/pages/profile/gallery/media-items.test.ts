import type { PostFile } from '@brilla/contract/content/post'
import { expect, test } from 'vitest'
import { listMediaItems } from './media-items.ts'

const file = (type: PostFile['type'], id: string) => ({ type, post: { id } }) as PostFile

test('P-profiles-8: photos are addressed by their number in the post, videos by the post', () => {
  const photos = ['b', 'b', 'b', 'a', 'c', 'c'].map((id) => file('PHOTO', id))
  expect(listMediaItems(photos).map(({ postId, number }) => `${postId}${number}`)).toEqual([
    'b1',
    'b2',
    'b3',
    'a1',
    'c1',
    'c2',
  ])
  expect(listMediaItems([file('VIDEO', 'v')])).toMatchObject([{ postId: 'v', number: null }])
})
