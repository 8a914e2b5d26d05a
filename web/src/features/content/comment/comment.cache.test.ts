import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { postKey } from '../post/post.cache.ts'
import {
  addPendingComment,
  commentsKey,
  confirmComment,
  removePendingComment,
  replaceEdited,
  writtenKey,
} from './comment.cache.ts'
import { createComment } from './comment.testing.ts'

const comment = createComment('from-the-server')
const { user } = comment

function createCache() {
  const queries = new QueryClient()
  queries.setQueryData(postKey('post'), { id: 'post', commentsCount: 0, commentsItems: [] })
  addPendingComment(queries, 'post', { temporaryId: 'temporary', text: 'Qué luz', user, replyTo: null })
  return {
    queries,
    written: () => queries.getQueryData(writtenKey('post')),
    post: () => queries.getQueryData(postKey('post')),
  }
}

test('a comment is shown before the server has it, and keeps its temporary id when it is confirmed', () => {
  const { queries, written, post } = createCache()
  expect(written()).toMatchObject([{ id: 'temporary', isPending: true, comment: 'Qué luz' }])
  expect(post()).toMatchObject({ commentsCount: 0 })
  confirmComment(queries, comment, 'temporary')
  expect(written()).toEqual([{ ...comment, temporaryId: 'temporary', isPending: false }])
  expect(post()).toMatchObject({ commentsCount: 1, commentsItems: [comment] })
})

test('a comment that a refetch has already brought is counted once', () => {
  const { queries, post } = createCache()
  const read = { id: 'post', commentsCount: 1, commentsItems: [comment] }
  queries.setQueryData(postKey('post'), read)
  confirmComment(queries, comment, 'temporary')
  expect(post()).toEqual(read)
})

test('a refused comment disappears', () => {
  const { queries, written } = createCache()
  removePendingComment(queries, 'post', 'temporary')
  expect(written()).toEqual([])
})

test('an edited comment is taken over wherever it is shown, except for what a like under way has changed', () => {
  const { queries, written, post } = createCache()
  confirmComment(queries, comment, 'temporary')
  const liked = { ...comment, reacted: true, likesCount: 1 }
  queries.setQueryData(postKey('post'), { id: 'post', commentsCount: 1, commentsItems: [liked] })
  queries.setQueryData(commentsKey('post'), { pages: [{ rows: [liked] }], pageParams: [] })
  const edited = {
    ...comment,
    comment: 'Qué buena luz',
    language: 'es',
    editedAt: '2026-01-02T00:00:00.000Z',
  }
  // A text that a later version adds.
  const reply = { ...edited, added: 'Añadido' }
  replaceEdited(queries, reply)
  const shown = { ...reply, reacted: true, likesCount: 1 }
  expect(post()).toMatchObject({ commentsItems: [shown] })
  expect(queries.getQueryData(commentsKey('post'))).toMatchObject({ pages: [{ rows: [shown] }] })
  expect(written()).toEqual([{ ...reply, temporaryId: 'temporary', isPending: false }])
})
