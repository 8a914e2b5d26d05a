import type { Comment } from '@brilla/contract/comment'
import { mediaPaths } from '@brilla/contract/media'
import type { Post, PostFile } from '@brilla/contract/post'
import { presentAuthor } from '../profile/index.ts'
import type { FileRow, FullPostRow } from './post.page.store.ts'
import type { CommentRow, PostRow } from './post.read.store.ts'

/** A comment in the wire's names, as this reader sees it. */
export function presentComment(row: CommentRow, readerId: string): Comment {
  return {
    id: row.id,
    comment: row.text,
    postId: row.post_id,
    createdAt: new Date(row.created_at).toISOString(),
    likesCount: row.likes_count,
    reacted: false,
    isOwner: row.author_id === readerId,
    user: presentAuthor(row),
  }
}

function presentFile(file: FileRow, post: PostRow): PostFile {
  return {
    id: file.id,
    url: file.type === 'PHOTO' ? file.name : mediaPaths.file(file.name),
    type: file.type as 'PHOTO' | 'FILE',
    filename: file.type === 'PHOTO' ? null : file.filename,
    alt: file.alt,
    width: file.width,
    height: file.height,
    createdAt: new Date(file.created_at).toISOString(),
    post: { id: post.id, description: post.description, likesCount: post.likes, reacted: post.reacted },
  }
}

/** A post in the wire's names, as this reader sees it, without what it shares. */
export function presentPost(row: FullPostRow, readerId: string): Omit<Post, 'sharedPost'> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    categoryId: row.category_id,
    files: row.files.map((file) => presentFile(file, row)),
    videoUrl: row.video_id,
    createdAt: row.created_at.toISOString(),
    user: presentAuthor(row),
    likesCount: row.likes,
    shareCount: row.shares,
    commentsCount: row.comments,
    reacted: row.reacted,
    isOwner: row.author_id === readerId,
    commentsItems: row.first_comments.map((comment) => presentComment(comment, readerId)),
  }
}
