import type { mediaContract } from '@brilla/contract/media'
import { type Caller, type Handlers, issueToken } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { claimUploads } from './claim.ts'
import { copyPhoto } from './copy.ts'
import { removeFilesLater } from './media.jobs.ts'
import { acceptAnnounced, type Use } from './media.kinds.ts'
import { insertUpload, isAccountPicture, lockAccountImage, setAccountImage } from './media.store.ts'
import { presign } from './presign.ts'

type Accepted = ReturnType<typeof acceptAnnounced>

export function mediaRoutes(context: Context): Handlers<typeof mediaContract> {
  return {
    async presignProfileImage({ caller, body: { image_type, ...announced } }) {
      const accepted = acceptAnnounced(announced)
      if (!accepted.picture) refuse('unsupported_type')
      return startUpload(context, caller, accepted, image_type)
    },
    async presignPostFile({ caller, body }) {
      const accepted = acceptAnnounced(body)
      return startUpload(context, caller, accepted, accepted.picture ? 'photo' : 'document')
    },
    saveProfileImage: ({ caller, body }) => savePicture(context, caller, 'profile', body.filename),
    saveCoverImage: ({ caller, body }) => savePicture(context, caller, 'cover', body.filename),
    async chooseOwnPhoto({ caller, body: { filename, type } }) {
      const copy = await copyPhoto(context, caller.accountId, filename, type)
      if (copy === null) refuseField('filename', 'archivo_desconocido')
      return savePicture(context, caller, type, copy)
    },
  }
}

async function startUpload(context: Context, caller: Caller, accepted: Accepted, use: Use) {
  const name = `${newId(context.clock)}.${accepted.extension}`
  await insertUpload(context.db, {
    name,
    account_id: caller.accountId,
    use,
    content_type: accepted.contentType,
    filename: accepted.filename,
    created_at: context.clock.now(),
  })
  return { url: presign(context, name, accepted.contentType), filename: name }
}

/** Puts an uploaded picture in the old one's place, and has that removed unless it belongs to a post. */
async function savePicture(context: Context, caller: Caller, use: 'profile' | 'cover', name: string) {
  return context.db.transaction().execute(async (trx) => {
    const old = await lockAccountImage(trx, caller.accountId, use)
    // Said again, it is so already: the first answer may have been lost.
    if (old !== name) {
      await claimUploads(context, trx, caller.accountId, [{ name, use, field: 'filename' }])
      await setAccountImage(trx, caller.accountId, use, name)
      if (old !== null && (await isAccountPicture(trx, old))) await removeFilesLater(context, trx, [old])
    }
    return { token: await issueToken(context, trx, caller.sessionId) }
  })
}
