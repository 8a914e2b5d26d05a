/** The preview of a profile for guests (P-profiles-16), who get it in the document of the profile, not from the API. */
import { z } from 'zod'
import { accountType, instant, textLanguage } from '../platform/fields.ts'
import { route } from '../platform/route.ts'

/** All that a guest learns of somebody. */
export const publicPreview = z
  .object({
    name: z.string(),
    profileUrl: z.string(),
    type: accountType,
    verifiedAt: instant
      .nullable()
      .describe('Since when moderators have verified this agency; null when they have not.'),
    categories: z.array(z.int()).describe('Category ids, 1 to 8.'),
    city: z.string().nullable().describe('Null unless everyone may see it (P-minors-11).'),
    biography: z.string().describe('The first lines.'),
    biographyLanguage: textLanguage,
    profileImage: z.string().nullable().describe('Image name for /resize.'),
    coverImage: z.string().nullable().describe('Image name for /resize.'),
    photos: z.array(
      z.object({
        image: z.string().describe('Image name for /resize.'),
        alt: z.string(),
        width: z.int().nullable().describe('Pixels; null of photos whose size is unknown.'),
        height: z.int().nullable(),
      }),
    ),
    isIndexable: z.boolean().describe('Whether search engines may list the page (P-profiles-22).'),
    picture: z.string().describe('The path of the Open Graph image; another one whenever the image changes.'),
  })
  .meta({ id: 'PublicPreview' })
export type PublicPreview = z.infer<typeof publicPreview>

/** Why guests do not see a profile: its owner is a minor or has switched the preview off, or something is missing. */
export const previewObstacle = z.enum(['minor', 'off', 'incomplete'])
export type PreviewObstacle = z.infer<typeof previewObstacle>

export const publicPreviewContract = {
  getOwnPublicPreview: route({
    method: 'GET',
    path: '/users/self/public-preview',
    audience: 'member',
    summary: "Returns what guests see of the caller's profile, or why they see nothing.",
    replies: {
      200: z.object({
        preview: publicPreview.nullable(),
        obstacle: previewObstacle.nullable().describe('Null when there is a preview.'),
      }),
    },
    unlimited: 'bounded read',
  }),
}
