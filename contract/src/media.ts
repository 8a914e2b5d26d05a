/** Pictures and documents: presigned uploads, and the pictures that stand for a person. */
import { z } from 'zod'
import { tokenReply } from './account.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

const filename = z.string('required').trim().min(1, 'required').max(limits.filenameMax, 'too_long')

/** A content type (`image/png`), or the documents' `image` and `file`, which leave it to the extension. */
const type = z.string('required').min(1, 'required').max(127, 'too_long')

/** A name that an upload call handed out. */
export const uploadName = z.string('required').min(1, 'required').max(300, 'archivo_desconocido')

const presigned = z.object({
  url: z
    .string()
    .describe('A presigned PUT, good for ten minutes, for one content type and 1,024 to 10,485,760 bytes.'),
  filename: z.string().describe('The name to hand back.'),
})

/** What an upload is for: it decides what is accepted and who may claim it. */
export const imageUses = ['profile', 'cover'] as const

export const mediaContract = {
  presignProfileImage: route({
    method: 'POST',
    path: '/users/aws-url',
    audience: 'user',
    summary: "An address to put a profile or cover picture's bytes to.",
    body: z.strictObject({ filename, type, image_type: z.enum(imageUses, 'not_a_choice') }),
    replies: { 200: presigned },
    errors: ['unsupported_type'],
    limits: [rateLimits.upload],
  }),
  presignPostFile: route({
    method: 'POST',
    path: '/posts/aws-url',
    audience: 'talento',
    summary: "An address to put a photo's or a document's bytes to.",
    body: z.strictObject({ filename, type, ext: z.string().max(20).optional() }),
    replies: { 200: presigned },
    errors: ['unsupported_type'],
    limits: [rateLimits.upload],
  }),
  saveProfileImage: route({
    method: 'PUT',
    path: '/users/profile-image-url',
    audience: 'user',
    summary: "Makes an uploaded picture the caller's profile picture.",
    body: z.strictObject({ filename: uploadName }),
    replies: { 200: tokenReply },
    errors: ['archivo_desconocido', 'imagen_no_procesada'],
  }),
  saveCoverImage: route({
    method: 'PUT',
    path: '/users/cover-image-url',
    audience: 'user',
    summary: "Makes an uploaded picture the caller's cover.",
    body: z.strictObject({ filename: uploadName }),
    replies: { 200: tokenReply },
    errors: ['archivo_desconocido', 'imagen_no_procesada'],
  }),
  chooseOwnPhoto: route({
    method: 'PUT',
    path: '/users/modalChangeImage',
    audience: 'user',
    summary: "Makes a copy of one of the caller's own photos their profile picture or cover.",
    body: z.strictObject({ filename: uploadName, type: z.enum(imageUses, 'not_a_choice') }),
    replies: { 200: tokenReply },
    errors: ['archivo_desconocido'],
    limits: [rateLimits.upload],
  }),
}
