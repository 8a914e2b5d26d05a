/** Collects all data of an account for its owner. */
import type { Language } from '@brilla/contract/errors'
import { presentAccountExport } from '../account/index.ts'
import { findSubscribed, presentCategories } from '../category/index.ts'
import type { Database } from '../platform/database/index.ts'
import * as store from './collect.store.ts'

export type AccountData = Awaited<ReturnType<typeof collectAccountData>>

/** Path of a file in the archive: by use and day; part of the id makes it unique. */
function getArchivePath({ name, use, filename, created_at }: store.Upload): string {
  return `files/${use}/${created_at.toISOString().slice(0, 10)}-${name.slice(28, 36)}-${filename}`
}

/** Reads the account's data, by the file names that the export uses under `data/`. */
export async function collectAccountData(db: Database, accountId: string) {
  const account = await presentAccountExport(db, accountId)
  const language: Language = account.langCode
  const uploads = await store.findUploads(db, accountId)
  const paths = new Map(uploads.map((upload) => [upload.name, getArchivePath(upload)]))
  const getPath = (name: string | null) => (name === null ? null : (paths.get(name) ?? null))
  const posts = await store.findPosts(db, accountId)
  const subscribed = await findSubscribed(db, accountId)
  return {
    language,
    files: uploads.map(({ name, created_at }) => ({ name, path: paths.get(name)!, createdAt: created_at })),
    data: {
      account: {
        ...account,
        profileImageFile: getPath(account.profileImage),
        coverImageFile: getPath(account.coverImage),
      },
      ...(await store.findLists(db, accountId)),
      categories: presentCategories(subscribed, language)
        .filter((category) => category.subscribed)
        .map(({ slug, name }) => ({ slug, name })),
      posts: posts.map((post) => ({
        ...post,
        files: post.files.map((file) => ({ ...file, file: getPath(file.name) })),
      })),
      files: uploads.map(({ name, use, filename, bytes, created_at }) => ({
        file: getPath(name),
        kind: use,
        filename,
        bytes,
        uploadedAt: created_at,
      })),
    },
  }
}
