/** What other rooms may ask of posts. */
export { keepPoster, postJobs } from './post.jobs.ts'
export { presentComment } from './post.present.ts'
export {
  commentColumns,
  type CommentRow,
  findComment,
  findComments,
  findPosts,
  hiddenCommentLikes,
  joinOwnLike,
} from './post.read.store.ts'
export { postRoutes } from './post.routes.ts'
export { shardOf } from './post.write.store.ts'
