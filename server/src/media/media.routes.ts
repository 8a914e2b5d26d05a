import type { mediaContract } from '@brilla/contract/media'
import type { Handlers } from '../access/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../core/clock.ts'
import { refuse } from '../core/http/problem.ts'
import { issueToken } from '../session/index.ts'
import { claimUploads } from './claim.ts'
import { removeFilesLater } from './media.jobs.ts'
import { acceptedFile, cleanFilename, type Use } from './media.rules.ts'
import { insertUpload, setAccountImage } from './media.store.ts'
import { presign } from './signature.ts'

export function mediaRoutes(context: Context): Handlers<typeof mediaContract> {
  const { clock, db } = context

  async function open(accountId: string, use: Use, filename: string, file: ReturnType<typeof acceptedFile>) {
    if (!file) refuse('unsupported_type')
    const name = `${newId(clock)}.${file.extension}`
    await insertUpload(db, {
      name,
      account_id: accountId,
      use,
      content_type: file.contentType,
      filename: cleanFilename(filename, file.extension),
      created_at: clock.now(),
    })
    return { url: presign(context, name, file.contentType), filename: name }
  }

  async function save(
    caller: { accountId: string; sessionId: string },
    column: 'profile_image' | 'cover_image',
    name: string,
  ) {
    return db.transaction().execute(async (trx) => {
      const use = column === 'profile_image' ? 'profile' : 'cover'
      await claimUploads(context, trx, caller.accountId, [{ name, use }])
      const before = await setAccountImage(trx, caller.accountId, column, name)
      if (before !== null) await removeFilesLater(context, trx, [before])
      return { token: await issueToken(context, trx, caller.sessionId) }
    })
  }

  return {
    async presignProfileImage({ caller, body: { filename, type, image_type } }) {
      const file = acceptedFile(filename, type)
      return open(caller.accountId, image_type, filename, file?.kind === 'image' ? file : null)
    },
    async presignPostFile({ caller, body: { filename, type, ext } }) {
      const file = acceptedFile(filename, type, ext)
      return open(caller.accountId, file?.kind === 'document' ? 'document' : 'photo', filename, file)
    },
    saveProfileImage: ({ caller, body }) => save(caller, 'profile_image', body.filename),
    saveCoverImage: ({ caller, body }) => save(caller, 'cover_image', body.filename),
  }
}
