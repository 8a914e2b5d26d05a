/** Reads all data of an account for its owner, list by list and in pages: an account's size does not matter to memory. */
import { parse } from 'node:path'
import type { Language } from '@brilla/contract/platform/errors'
import type { Expression } from 'kysely'
import { presentAccountExport } from '../../accounts/account/index.ts'
import { presentCategories } from '../../people/category/index.ts'
import { toPlainFilename } from '../../media/index.ts'
import type { ExportedKept } from '../../content/kept-content/index.ts'
import type { ExportedMessageRow } from '../../conversations/message/index.ts'
import { readPages } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/index.ts'
import * as store from './collect.store.ts'
import { type ListName, lists } from './lists.ts'

/** Path of a file in the archive: by use and day; part of the id makes it unique. Any ZIP program can unpack it. */
function getArchivePath(
  name: string,
  { use, filename, created_at }: Omit<store.UploadRow, 'name' | 'bytes'>,
) {
  const id = parse(name).name.slice(-8)
  const { name: base, ext } = parse(filename)
  return `files/${use}/${created_at.toISOString().slice(0, 10)}-${id}-${toPlainFilename(base, ext.slice(1))}`
}

/** Path of a file that exists only because it is kept; its day is that of the change, as its upload has no row any more. */
const getKeptPath = (name: string, filename: string, changedAt: Date) =>
  getArchivePath(name, { use: 'kept', filename, created_at: changedAt })

/** Converts the rows of those lists that are not exported as the query returns them. */
const presenters = {
  categories({ category_id }: { category_id: number }, language: Language) {
    const { slug, name } = presentCategories([category_id], language).find(({ subscribed }) => subscribed)!
    return { slug, name }
  },
  posts: ({ files, ...post }: store.PostRow) => ({
    ...post,
    files: files.map(({ upload, ...file }) => ({
      ...file,
      file: upload && getArchivePath(file.name, { ...upload, created_at: new Date(upload.created_at) }),
    })),
  }),
  kept: ({ files, ...kept }: ExportedKept) => ({
    ...kept,
    files: files.map(({ name, filename, alt }) => ({
      filename,
      alt,
      file: getKeptPath(name, filename, kept.changedAt),
    })),
  }),
  messages: ({ files, ...message }: ExportedMessageRow) => ({
    ...message,
    files: files.map(({ name, ...upload }) => ({
      filename: upload.filename,
      file: getArchivePath(name, { ...upload, created_at: new Date(upload.created_at) }),
    })),
  }),
  files: presentUpload,
  receivedFiles: presentUpload,
}

function presentUpload(upload: store.UploadRow) {
  return {
    file: getArchivePath(upload.name, upload),
    kind: upload.use,
    filename: upload.filename,
    bytes: upload.bytes,
    uploadedAt: upload.created_at,
  }
}

type RowOf<Name extends ListName> =
  ReturnType<(typeof lists)[Name]> extends Expression<infer Row> ? Row : never

/** The account, and a row of each list, by the names of their files under `data/`. */
export type ExportedRows = { account: Awaited<ReturnType<typeof findAccount>> } & {
  [Name in ListName]: Name extends keyof typeof presenters
    ? ReturnType<(typeof presenters)[Name]>
    : RowOf<Name>
}

export type Row = Record<string, unknown>

export interface List {
  name: ListName
  /** Read before the next list is asked for. */
  pages: AsyncIterable<Row[]>
}

/** Finds the account itself. */
export async function findAccount(db: Database, accountId: string) {
  const account = await presentAccountExport(db, accountId)
  const uploads = await store.findUploads(db, accountId, [account.profileImage, account.coverImage])
  const paths = new Map(uploads.map((upload) => [upload.name, getArchivePath(upload.name, upload)]))
  return {
    ...account,
    profileImageFile: paths.get(account.profileImage ?? '') ?? null,
    coverImageFile: paths.get(account.coverImage ?? '') ?? null,
  }
}

/** Yields every list in the order of the HTML page; `trx` as `readPages` wants it. */
export function* readLists(trx: Database, accountId: string, language: Language): Generator<List> {
  for (const name of Object.keys(lists) as ListName[]) {
    const present = (presenters as Partial<Record<ListName, (row: never, language: Language) => Row>>)[name]
    yield { name, pages: readList(trx, lists[name](trx, accountId), language, present) }
  }
}

async function* readList(
  trx: Database,
  query: Expression<unknown>,
  language: Language,
  present?: (row: never, language: Language) => Row,
): AsyncGenerator<Row[]> {
  for await (const rows of readPages(trx, query))
    yield present ? rows.map((row) => present(row as never, language)) : (rows as Row[])
}

export interface ExportedFile {
  /** Of the upload. */
  name: string
  /** In the archive. */
  path: string
  createdAt: string
  /** Whether it is opened also when it was deleted and is only held. */
  isKept: boolean
}

/** Yields the files that the archive contains. */
export async function* readFiles(trx: Database, accountId: string): AsyncGenerator<ExportedFile[]> {
  for (const select of [lists.files, lists.receivedFiles]) {
    for await (const uploads of readPages(trx, select(trx, accountId) as Expression<store.UploadRow>))
      yield uploads.map((upload) => ({
        name: upload.name,
        path: getArchivePath(upload.name, upload),
        createdAt: upload.created_at.toISOString(),
        isKept: false,
      }))
  }
  for await (const rows of readPages(trx, lists.kept(trx, accountId)))
    yield rows.flatMap(({ changedAt, files }) =>
      files.map(({ name, filename }) => ({
        name,
        path: getKeptPath(name, filename, changedAt),
        createdAt: changedAt.toISOString(),
        isKept: true,
      })),
    )
}
