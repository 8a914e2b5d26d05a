import type { mediaContract } from '@brilla/contract/media/media'
import { type Caller, type Handlers, issueToken } from '../accounts/auth/index.ts'
import type { Context } from '../context.ts'
import { throwFieldProblem, throwProblem } from '../platform/http/problem.ts'
import { claimUploads } from './claim-uploads.ts'
import { enqueueFileRemoval } from './media.jobs.ts'
import { type Use, checkAnnouncedFile, isPrivateUse } from './file-types.ts'
import { createFileName, fileKey, privateName, readWhole } from './files.ts'
import {
  findOwnPhoto,
  insertUpload,
  isAccountPicture,
  lockAccountImage,
  setAccountImage,
} from './upload.store.ts'
import { presign } from './presign.ts'
import { storeReadyUpload } from './store-image.ts'

type Accepted = ReturnType<typeof checkAnnouncedFile>

export function mediaRoutes(context: Context): Handlers<typeof mediaContract> {
  return {
    async presignProfileImage({ caller, body: { image_type, ...announced } }) {
      const accepted = checkAnnouncedFile(announced)
      if (!accepted.isImage) throwProblem('unsupported_type')
      return createUpload(context, caller, accepted, image_type)
    },
    async presignPostFile({ caller, body }) {
      const accepted = checkAnnouncedFile(body)
      return createUpload(context, caller, accepted, accepted.isImage ? 'photo' : 'document')
    },
    async presignMessageFile({ caller, body }) {
      const accepted = checkAnnouncedFile(body)
      return createUpload(context, caller, accepted, accepted.isImage ? 'message-photo' : 'message-document')
    },
    async presignVerificationFile({ caller, body }) {
      return createUpload(context, caller, checkAnnouncedFile(body), 'verification')
    },
    saveProfileImage: ({ caller, body }) => setAccountPicture(context, caller, 'profile', body.filename),
    saveCoverImage: ({ caller, body }) => setAccountPicture(context, caller, 'cover', body.filename),
    async chooseOwnPhoto({ caller, body: { filename, type } }) {
      const copy = await copyPhoto(context, caller.accountId, filename, type)
      if (copy === null) throwFieldProblem('filename', 'archivo_desconocido')
      return setAccountPicture(context, caller, type, copy)
    },
  }
}

async function createUpload(context: Context, caller: Caller, accepted: Accepted, use: Use) {
  const fileName = createFileName(context.clock, accepted.extension)
  const name = isPrivateUse(use) ? privateName(fileName) : fileName
  await insertUpload(context.db, {
    name,
    account_id: caller.accountId,
    use,
    content_type: accepted.contentType,
    filename:
      use === 'message-document' || use === 'verification' ? accepted.displayFilename : accepted.filename,
    created_at: context.clock.now(),
  })
  return { url: presign(context, name, accepted.contentType), filename: name }
}

/** Sets an upload as profile photo or cover and deletes the previous one unless it belongs to a post. */
async function setAccountPicture(context: Context, caller: Caller, use: 'profile' | 'cover', name: string) {
  return context.db.transaction().execute(async (trx) => {
    const old = await lockAccountImage(trx, caller.accountId, use)
    // A retry after a lost response must succeed.
    if (old !== name) {
      const [image] = await claimUploads(context, trx, caller.accountId, [{ name, use, field: 'filename' }])
      await setAccountImage(trx, caller.accountId, use, image!)
      if (old !== null && (await isAccountPicture(trx, old))) await enqueueFileRemoval(context, trx, [old])
    }
    return { token: await issueToken(context, trx, caller) }
  })
}

/**
 * Copies a photo of one of the account's posts, so that the copy outlives the post. Returns the name of the copy, an upload
 * ready to be claimed, or null when there is no such photo.
 */
async function copyPhoto(
  context: Context,
  accountId: string,
  name: string,
  use: 'profile' | 'cover',
): Promise<string | null> {
  const photo = await findOwnPhoto(context.db, accountId, name)
  const bytes = photo && (await readWhole(context, fileKey(name)))
  if (!bytes) return null
  const { width, height, placeholder, ...owned } = photo
  const image = { bytes, width, height, placeholder }
  return storeReadyUpload(context, { ...owned, account_id: accountId, use }, image)
}
