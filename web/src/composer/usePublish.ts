import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCore } from '../core/context.tsx'
import { prependPost } from '../post/post.cache.ts'
import type { Photo } from './photos.ts'

/** Publishes a post. Trying again with the same content is the same post: one key for it until it is through. */
export function usePublish() {
  const { api } = useCore()
  const queries = useQueryClient()
  const attempt = useRef({ content: '', key: '' })
  return async (text: string, photos: readonly Photo[]): Promise<void> => {
    const files = photos.flatMap(({ filename, alt }) =>
      filename ? [{ filename, type: 'image' as const, alt }] : [],
    )
    const body = { title: '', description: text.trim(), categoryId: 1, files }
    const content = JSON.stringify(body)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    const post = await api.call('createPost', { headers: { 'idempotency-key': attempt.current.key }, body })
    attempt.current = { content: '', key: '' }
    prependPost(queries, post)
  }
}
