import type { ContentAudience } from '@brilla/contract/platform/fields'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { Post, PostFile } from '@brilla/contract/content/post'
import type { Caller } from '../../accounts/auth/index.ts'
import { presentPostAuthor } from '../../people/profile/index.ts'
import { presentComment } from './comment.present.ts'
import { pickTexts, postMarks } from './post.columns.ts'
import type { VideoRow } from './post.files.store.ts'
import type { FileRow, FullPostRow } from './post.page.store.ts'
import type { PostRow } from './post.read.store.ts'

/** Converts a photo or document row to the API format. */
export function presentFile(
  file: FileRow,
  post: Pick<PostRow, 'id' | 'description' | 'likes' | 'reacted'>,
): PostFile {
  return {
    id: file.id,
    url: file.type === 'PHOTO' ? file.name : mediaPaths.file(file.name),
    type: file.type as 'PHOTO' | 'FILE',
    filename: file.type === 'PHOTO' ? null : file.filename,
    alt: file.alt,
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    size: file.type === 'FILE' ? file.bytes : null,
    poster: null,
    createdAt: new Date(file.created_at).toISOString(),
    post: { id: post.id, description: post.description, likesCount: post.likes, reacted: post.reacted },
  }
}

/** Converts a video row to the API format of a post file. */
export function presentVideo(row: VideoRow): PostFile {
  return {
    id: row.id,
    url: row.video_id,
    type: 'VIDEO',
    filename: null,
    alt: '',
    width: null,
    height: null,
    placeholder: row.video_poster_placeholder,
    size: null,
    poster: row.video_poster,
    createdAt: row.created_at.toISOString(),
    post: { id: row.id, description: row.description, likesCount: row.likes, reacted: row.reacted },
  }
}

/** Converts a post row to the API format for a reader, without `sharedPost`. */
export function presentPost(row: FullPostRow, reader: Caller, today: Date): Omit<Post, 'sharedPost'> {
  return {
    id: row.id,
    ...pickTexts(row),
    language: row.language || null,
    categoryId: row.category_id,
    files: row.files.map((file) => presentFile(file, row)),
    videoUrl: row.video_id,
    videoPortrait: row.video_portrait === true,
    videoPoster: row.video_poster,
    videoPosterPlaceholder: row.video_poster_placeholder,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    user: presentPostAuthor(row, reader, today),
    likesCount: row.likes,
    shareCount: row.shares,
    commentsCount: row.comments,
    ...postMarks.pick(row),
    pinned: row.pinned_at !== null,
    isOwner: row.author_id === reader.accountId,
    audience: row.audience as ContentAudience,
    canComment: row.can_comment,
    commentsItems: row.first_comments.map((comment) => presentComment(comment, reader.accountId)),
    isShare: row.kind === 'share',
  }
}
