/** Images and documents: presigned uploads, profile photo and cover. */
import { z } from 'zod'
import { tokenReply } from '../accounts/account.ts'
import { optionalText } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleImage } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

const filename = z.string('required').trim().min(1, 'required').max(limits.filenameMax, 'too_long')

/** A content type (`image/png`), or `image` or `file`: then the filename's extension decides. */
const type = z.string('required').min(1, 'required').max(127, 'too_long')

/** A file name that a presign route returned. */
export const uploadName = z.string('required').min(1, 'required').max(300, 'archivo_desconocido')

/** An uploaded file of a new post or message. */
export const attachedFile = z
  .strictObject({
    filename: uploadName,
    type: z.enum(['image', 'file'], 'not_a_choice'),
    alt: optionalText(limits.altMax),
  })
  .meta({ id: 'AttachedFile' })

const announcedFile = z
  .strictObject({ filename, type, ext: z.string().max(20).optional() })
  .meta({ id: 'AnnouncedFile' })

const presigned = z
  .object({
    url: z
      .string()
      .describe(
        'Presigned PUT URL, valid for ten minutes, for one content type and 1,024 to 10,485,760 bytes.',
      ),
    filename: z.string().describe('Name to send back when the upload is used.'),
  })
  .meta({ id: 'PresignedUpload' })

export const upload = z.strictObject({ filename: uploadName }).meta({ id: 'Upload' })

/** Uses of an uploaded profile image. */
export const imageUses = ['profile', 'cover'] as const

export const mediaContract = {
  presignProfileImage: route({
    method: 'POST',
    path: '/users/aws-url',
    audience: 'user',
    summary: 'Returns a presigned URL for uploading a profile photo or cover.',
    body: z.strictObject({ filename, type, image_type: z.enum(imageUses, 'not_a_choice') }),
    example: { body: { filename: 'yo.jpg', type: 'image/jpeg', image_type: 'profile' } },
    replies: { 200: presigned },
    errors: ['unsupported_type'],
    limits: [rateLimits.upload],
  }),
  presignPostFile: route({
    method: 'POST',
    path: '/posts/aws-url',
    audience: 'talento',
    summary: 'Returns a presigned URL for uploading a photo or document of a post.',
    body: announcedFile,
    example: { body: { filename: 'yo.jpg', type: 'image/jpeg', ext: 'jpg' } },
    replies: { 200: presigned },
    errors: ['unsupported_type'],
    limits: [rateLimits.upload],
  }),
  presignMessageFile: route({
    method: 'POST',
    path: '/messages/aws-url',
    audience: 'member',
    summary: 'Returns a presigned URL for uploading an image or document of a message.',
    body: announcedFile,
    example: { body: { filename: 'yo.jpg', type: 'image/jpeg', ext: 'jpg' } },
    replies: { 200: presigned },
    errors: ['unsupported_type'],
    limits: [rateLimits.upload],
  }),
  presignVerificationFile: route({
    method: 'POST',
    path: '/users/verification/aws-url',
    audience: 'agencia',
    summary:
      'Returns a presigned URL for uploading a document of a verification, which only the desk can read.',
    body: announcedFile,
    example: { body: { filename: 'acta.pdf', type: 'application/pdf', ext: 'pdf' } },
    replies: { 200: presigned },
    errors: ['unsupported_type'],
    limits: [rateLimits.upload],
  }),
  saveProfileImage: route({
    method: 'PUT',
    path: '/users/profile-image-url',
    audience: 'user',
    summary: "Sets an uploaded image as the caller's profile photo.",
    body: upload,
    example: { body: { filename: exampleImage } },
    replies: { 200: tokenReply },
    errors: ['archivo_desconocido', 'imagen_no_procesada'],
    limits: [rateLimits.write],
  }),
  saveCoverImage: route({
    method: 'PUT',
    path: '/users/cover-image-url',
    audience: 'user',
    summary: "Sets an uploaded image as the caller's cover.",
    body: upload,
    example: { body: { filename: exampleImage } },
    replies: { 200: tokenReply },
    errors: ['archivo_desconocido', 'imagen_no_procesada'],
    limits: [rateLimits.write],
  }),
  chooseOwnPhoto: route({
    method: 'PUT',
    path: '/users/modalChangeImage',
    audience: 'user',
    summary: "Sets a copy of one of the caller's own photos as profile photo or cover.",
    body: z.strictObject({ filename: uploadName, type: z.enum(imageUses, 'not_a_choice') }),
    example: { body: { filename: exampleImage, type: 'profile' } },
    replies: { 200: tokenReply },
    errors: ['archivo_desconocido'],
    limits: [rateLimits.upload],
  }),
}
