import type { Post } from '@brilla/contract/content/post'
import { expect, test } from 'vitest'
import { pickPhotos } from './pick-photos.ts'

const createPost = (id: string, likesCount: number, types: string[]) =>
  ({ id, likesCount, files: types.map((type, index) => ({ id: `${id}${index + 1}`, type })) }) as Post

const pickIds = (posts: Post[]) => pickPhotos(posts).map(({ file }) => file.id)

test('P-profiles-6: one photo of each post first, those with the most likes before the others', () => {
  const posts = [
    createPost('a', 1, ['PHOTO', 'PHOTO']),
    createPost('b', 5, ['PHOTO']),
    createPost('c', 9, ['FILE']),
    createPost('d', 1, ['PHOTO', 'PHOTO', 'PHOTO']),
  ]
  expect(pickIds(posts)).toEqual(['b1', 'a1', 'd1', 'a2', 'd2', 'd3'])
})

test('P-profiles-6: at most nine photos, and no incomplete row unless it is the only one', () => {
  const photos = (count: number) => Array.from({ length: count }, () => 'PHOTO')
  expect(pickIds([createPost('a', 0, photos(12))])).toHaveLength(9)
  expect(pickIds([createPost('a', 0, photos(5))])).toEqual(['a1', 'a2', 'a3'])
  expect(pickIds([createPost('a', 0, photos(2))])).toEqual(['a1', 'a2'])
  expect(pickIds([])).toEqual([])
})
