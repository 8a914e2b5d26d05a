import { expect, test } from 'vitest'
import { createComment } from './comment.testing.ts'
import { groupReplies } from './group-replies.ts'

const group = (...comments: [id: string, replyTo: string | null][]) =>
  groupReplies(comments.map(([id, replyTo]) => createComment(id, { replyTo }))).map(
    ({ comment, replies }) => [comment.id, replies.map(({ id }) => id)],
  )

test('P-comments-8: replies are below their comment, both oldest first', () => {
  expect(group(['1', null], ['2', null], ['3', '1'], ['4', '2'], ['5', '1'])).toEqual([
    ['1', ['3', '5']],
    ['2', ['4']],
  ])
})

test('a reply whose comment is not in the list stands on its own, at its place', () => {
  expect(group(['2', null], ['3', '1'], ['4', null])).toEqual([
    ['2', []],
    ['3', []],
    ['4', []],
  ])
})
