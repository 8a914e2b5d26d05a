/** What a report is about, as it was when it was reported (P-moderation-2). */
import { z } from 'zod'
import { profileTextFields } from '../accounts/account.ts'
import { accountType, id, instant } from '../platform/fields.ts'

const evidenceAccount = z.object({
  id,
  type: accountType,
  fullname: z.string(),
  profile_url: z.string(),
  profileImage: z.string().nullable(),
  coverImage: z.string().nullable(),
  ...profileTextFields,
  interests: z.array(z.string()),
  country: z.string(),
  ciudad: z.string(),
  links: z.array(z.string()),
  facts: z.array(z.string()).describe('Texts of the professional facts that others could see.'),
})

const evidenceFile = z
  .object({
    name: z.string(),
    type: z.enum(['PHOTO', 'FILE']),
    filename: z.string(),
    alt: z.string(),
  })
  .meta({ id: 'EvidenceFile' })

/** Of a post or comment that its author has edited or deleted. */
const keptFields = {
  earlier: z
    .array(z.object({ text: z.string(), until: instant }).meta({ id: 'EarlierText' }))
    .optional()
    .describe('Its texts before edits, oldest first, as long as they are kept.'),
  deletedAt: instant.optional().describe('When it was deleted; what is shown is how it was then.'),
}

const evidencePost = z.object({
  ...keptFields,
  id,
  author: z.string().describe('Full name; of a reported comment, the author of the post above it.'),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  videoId: z.string().nullable(),
  sharedPostId: id.nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  files: z.array(evidenceFile).describe('Empty for the post above a reported comment.'),
})

const evidenceComment = z.object({
  ...keptFields,
  id,
  text: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
})

const evidenceMessage = z.object({
  id,
  bySubject: z.boolean().describe('Whether the account concerned sent it; otherwise the other person did.'),
  text: z.string().describe('Empty when it was withdrawn and is no longer kept.'),
  createdAt: instant,
  withdrawn: z.boolean(),
  files: z.array(evidenceFile),
  sharedPostId: id.nullable(),
  sharedProfileId: id.nullable(),
  sharedText: z
    .string()
    .nullable()
    .describe('Title and description of the shared post, also of one that was deleted and is kept.'),
})

/** A reported message with those before it. */
const evidenceConversation = z.object({
  contact: z
    .string()
    .nullable()
    .describe('Full name of the other person; null once their account is deleted.'),
  messages: z
    .array(evidenceMessage)
    .describe('Oldest first, up to ten and the reported one, which is the last.'),
})

/** The account concerned, and the post, comment or message if that is the subject. */
export const evidence = z.object({
  account: evidenceAccount,
  post: evidencePost.nullable(),
  comment: evidenceComment.nullable(),
  conversation: evidenceConversation.nullable(),
})
export type Evidence = z.infer<typeof evidence>
