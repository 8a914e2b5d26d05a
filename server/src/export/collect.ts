/** Everything an account holds, as its owner may have it: what they made, what they chose, whom they know here. */
import type { Language } from '@brilla/contract/errors'
import { presentOwn } from '../account/index.ts'
import { findSubscribed, presentCategories } from '../category/index.ts'
import type { Database } from '../platform/database/index.ts'
import * as store from './collect.store.ts'

export type Collected = Awaited<ReturnType<typeof collect>>

/** Where a file of the account lies in the archive: by what it is, by day, and never twice the same. */
function pathOf({ name, use, filename, created_at }: store.Upload): string {
  return `files/${use}/${created_at.toISOString().slice(0, 10)}-${name.slice(28, 36)}-${filename}`
}

/** Reads it all; dates become text as JSON writes them. */
export async function collect(db: Database, accountId: string) {
  const account = await presentOwn(db, accountId)
  const language: Language = account.langCode
  const uploads = await store.findUploads(db, accountId)
  const paths = new Map(uploads.map((upload) => [upload.name, pathOf(upload)]))
  const pathTo = (name: string | null) => (name === null ? null : (paths.get(name) ?? null))
  const posts = await store.findPosts(db, accountId)
  const subscribed = await findSubscribed(db, accountId)
  return {
    language,
    files: uploads.map(({ name, created_at }) => ({ name, path: paths.get(name)!, createdAt: created_at })),
    data: {
      account: {
        ...account,
        profileImageFile: pathTo(account.profileImage),
        coverImageFile: pathTo(account.coverImage),
      },
      sessions: await store.findSessions(db, accountId),
      logins: await store.findLogins(db, accountId),
      categories: presentCategories(subscribed, language)
        .filter((category) => category.subscribed)
        .map(({ slug, name }) => ({ slug, name })),
      following: await store.findFollowing(db, accountId),
      followers: await store.findFollowers(db, accountId),
      blocked: await store.findBlocked(db, accountId),
      posts: posts.map((post) => ({
        ...post,
        files: post.files.map((file) => ({ ...file, file: pathTo(file.name) })),
      })),
      comments: await store.findComments(db, accountId),
      likes: await store.findLikes(db, accountId),
      commentLikes: await store.findCommentLikes(db, accountId),
      invitations: await store.findInvitations(db, accountId),
      appeals: await store.findAppeals(db, accountId),
      files: uploads.map(({ name, use, filename, bytes, created_at }) => ({
        file: pathTo(name),
        kind: use,
        filename,
        bytes,
        uploadedAt: created_at,
      })),
    },
  }
}
