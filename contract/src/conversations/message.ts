/** Conversations between two people: contacts, messages, requests, drafts (docs/product/conversations/messages.md). */
import { z } from 'zod'
import { after } from '../platform/cursor.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import {
  accountType,
  id,
  idInBody,
  instant,
  optionalIdInBody,
  optionalLine,
  optionalText,
  otherUser,
  page,
  placeholder,
} from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { attachedFile } from '../media/media.ts'
import { author } from '../people/profile.ts'
import { route } from '../platform/route.ts'

/** What a first message may be a sign of; shown to its recipient as a warning (P-messages-12). */
const scamSign = z.enum(['money', 'documents', 'messenger', 'intimate']).meta({ id: 'ScamSign' })
export type ScamSign = z.infer<typeof scamSign>

/** Why the caller cannot write to somebody; codes of the error catalog. */
export const writeError = z.enum(['menor_no_te_sigue', 'demasiadas_conversaciones'])

/** A person with whom the caller writes, or may write to (P-messages-5). */
const contact = z
  .object({
    id,
    fullname: z.string(),
    nombre: z.string().describe('The first name, or the name of an agency.'),
    profile_url: z.string(),
    profileImage: z.string().nullable(),
    type: accountType,
    country: z.string(),
    verified: z.boolean().describe('Whether moderators have verified this agency; false for talent.'),
    memberSince: instant,
    lastContact: instant.nullable().describe('Time of the last message; null when nothing was ever said.'),
    lastMessage: z
      .string()
      .nullable()
      .describe(
        'The last message, cut to 70 characters, the last of which is then an ellipsis; null when there is none, when it has no text, and when it was withdrawn.',
      ),
    lastMessageType: z.enum(['text', 'files', 'share', 'withdrawn']).nullable(),
    lastMessageIsOwn: z.boolean(),
    unread: z.int().describe('Messages of this person that the caller has not read.'),
    request: z
      .boolean()
      .describe(
        "Whether this is a stranger's first message that the caller has not accepted (P-messages-3).",
      ),
    draft: z
      .string()
      .describe('What the caller has typed and not sent (P-messages-11); empty when there is nothing.'),
    readUpTo: instant
      .nullable()
      .describe(
        'Messages of the caller up to this time were read; null when none, and while they are a request.',
      ),
    muted: z
      .boolean()
      .describe('Whether this is an agency from which the caller wants no messages (P-messages-19).'),
    writeError: writeError.nullable().describe('Why the caller cannot write; null when they can.'),
    writeFrom: instant
      .nullable()
      .describe('With `demasiadas_conversaciones`: from when the caller can write again; otherwise null.'),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contact>
export type WriteError = z.infer<typeof writeError>

/** A file of a message, readable by its two people only (P-messages-9). */
const messageFile = z
  .object({
    id,
    type: z.enum(['PHOTO', 'FILE']),
    url: z
      .string()
      .describe(
        'Signed address of the file, valid for at least an hour; read the messages again for a new one. With `w` (320, 640 or 1280) in the query: a preview of an image of that width.',
      ),
    filename: z.string(),
    alt: z.string().describe('Description of an image by its sender; may be empty.'),
    width: z.int().nullable(),
    height: z.int().nullable(),
    placeholder,
    size: z.int().describe('Size in bytes.'),
  })
  .meta({ id: 'MessageFile' })

/** A post in a message, as its reader may see it. */
const messagePost = z
  .object({
    id,
    description: z
      .string()
      .describe('The text, cut to 200 characters, the last of which is then an ellipsis.'),
    image: z
      .string()
      .nullable()
      .describe('Image name for /resize: the first photo, or the thumbnail of the video.'),
    placeholder,
    user: author,
  })
  .meta({ id: 'MessagePost' })

const message = z
  .object({
    id,
    message: z.string().describe('Empty when it was withdrawn.'),
    createdAt: instant.describe('ISO 8601 timestamp in UTC; strictly increasing in a conversation.'),
    sender: author,
    receiverId: id,
    clientId: z.string().nullable().describe('The identifier its sender gave it; null for the recipient.'),
    files: z.array(messageFile),
    isShare: z
      .boolean()
      .describe(
        'True with `sharedPost` and `sharedProfile` null when what was shared is gone or not visible.',
      ),
    sharedPost: messagePost.nullable(),
    sharedProfile: author.nullable(),
    withdrawn: z.boolean(),
    warning: scamSign.nullable().describe('A sign of a scam, for the recipient; null otherwise.'),
    reported: z.boolean().describe('Whether the caller has reported it (P-messages-15).'),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof message>

/** A message notification: the latest message of a conversation (P-messages-8). */
const messageNotification = z
  .object({ id, is_read: z.boolean(), createdAt: instant, actor: author, message: z.string() })
  .meta({ id: 'MessageNotification' })

/** Chosen by the client, unique among its messages: the same again returns the same message (P-messages-6). */
export const clientId = z.string('required').trim().min(1, 'required').max(100, 'too_long')

const profileUrl = z.string('required').max(300)

const newMessage = z
  .strictObject({
    receiverId: idInBody,
    message: optionalText(limits.messageMax).describe('May be empty with files or something shared.'),
    clientId,
    files: z.array(attachedFile).max(limits.messageFilesMax, 'too_long').default([]),
    sharedPostId: optionalIdInBody,
    sharedProfileId: optionalIdInBody,
  })
  .meta({ id: 'NewMessage' })

const unreadReply = z
  .object({ unread: z.int().describe('Over all conversations, without requests.') })
  .meta({ id: 'Unread' })

export const messageContract = {
  getContacts: route({
    method: 'GET',
    path: '/users/contacts',
    audience: 'member',
    priority: 'high',
    summary: `Returns the people the caller writes with or has a draft for, the latest first, ${limits.pageSize} per page.`,
    query: z.object({
      q: optionalLine(limits.searchMax).optional().describe('Words of the name.'),
      page,
      requests: z
        .enum(['true', 'false'], 'invalid')
        .transform((sent) => sent === 'true')
        .optional()
        .describe('Only requests, or only the others; both without it.'),
      listId: z
        .string()
        .max(300)
        .optional()
        .meta({ description: "Only people on this list of the caller's.", example: exampleId }),
      answered: z
        .enum(['true', 'false'], 'invalid')
        .transform((sent) => sent === 'true')
        .optional()
        .meta({ description: 'With true, only people who have written to the caller.', example: 'true' }),
    }),
    example: { query: { q: 'bea', page: '1', requests: 'false' } },
    replies: { 200: z.object({ rows: z.array(contact), count: z.int() }) },
    unlimited: 'bounded read',
  }),
  acceptRequest: route({
    method: 'POST',
    path: '/messages/requests/accept',
    audience: 'member',
    priority: 'high',
    summary: "Accepts a stranger's first messages.",
    body: z.strictObject({ profile_url: profileUrl }),
    example: { body: { profile_url: 'ana-baila' } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  deleteRequest: route({
    method: 'DELETE',
    path: '/messages/requests/{profile_url}',
    audience: 'member',
    priority: 'high',
    summary: "Deletes a stranger's first messages for the caller.",
    params: z.object({ profile_url: z.string() }),
    example: { params: { profile_url: 'ana-baila' } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  muteUser: route({
    method: 'POST',
    path: '/users/mute',
    audience: 'talento',
    summary:
      'Stops the messages of an agency to the caller, which is not told; a request of it leaves the list. Nothing happens when they have stopped.',
    body: otherUser,
    example: { body: { userId: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'silenciar_talento'],
    limits: [rateLimits.write],
  }),
  unmuteUser: route({
    method: 'POST',
    path: '/users/unmute',
    audience: 'talento',
    summary: 'Lets the caller receive the messages that an agency sends from now on.',
    body: otherUser,
    example: { body: { userId: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  getContact: route({
    method: 'GET',
    path: '/users/contact/{id}',
    audience: 'member',
    priority: 'high',
    summary: 'Returns a person to write to, by id or profile_url, whether or not anything was ever said.',
    params: z.object({ id: z.string() }),
    example: { params: { id: 'ana-baila' } },
    replies: { 200: contact },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getMessages: route({
    method: 'GET',
    path: '/messages/{id}',
    audience: 'member',
    priority: 'high',
    summary: `Returns the newest ${limits.messagesPageSize} messages of a conversation, oldest first; \`after\` continues back in time.`,
    params: z.object({ id: z.string().describe('Id or profile_url of the other person.') }),
    query: z.object({ after }),
    example: { params: { id: 'ana-baila' }, query: { after: exampleCursor } },
    replies: { 200: z.object({ rows: z.array(message), next: z.string().nullable() }) },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  sendMessage: route({
    method: 'POST',
    path: '/messages',
    audience: 'member',
    priority: 'high',
    summary:
      'Sends a message with a text, files, or a shared post or profile. The same clientId returns the first message; different content with it is rejected.',
    body: newMessage,
    example: { body: { receiverId: exampleId, message: '¿Tienes el sábado libre?', clientId: '5f0c2d9e' } },
    replies: { 201: message },
    errors: [
      'not_found',
      'texto_vacio',
      'a_ti_mismo',
      'menor_no_te_sigue',
      'demasiadas_conversaciones',
      'agencia_silenciada',
      'archivo_desconocido',
      'una_sola_cosa_compartida',
      'idempotency_conflict',
    ],
    limits: [rateLimits.message],
  }),
  withdrawMessage: route({
    method: 'DELETE',
    path: '/messages/{id}',
    audience: 'owner',
    priority: 'high',
    summary: `Withdraws one of the caller's messages for both, within ${limits.withdrawMinutes} minutes.`,
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'forbidden', 'demasiado_tarde'],
    limits: [rateLimits.write],
  }),
  markConversationRead: route({
    method: 'POST',
    path: '/messages/read',
    audience: 'member',
    priority: 'high',
    summary: 'Marks the messages of a conversation as read, up to `upTo` or to the newest.',
    body: z.strictObject({
      profile_url: profileUrl,
      upTo: z.iso
        .datetime('invalid')
        .optional()
        .describe('The `createdAt` of the last message that was shown.'),
    }),
    example: { body: { profile_url: 'ana-baila' } },
    replies: { 200: unreadReply },
    errors: ['not_found'],
    limits: [rateLimits.read],
  }),
  saveDraft: route({
    method: 'PUT',
    path: '/messages/draft',
    audience: 'member',
    priority: 'high',
    summary: 'Keeps what the caller has typed for somebody, for all devices; an empty text deletes it.',
    body: z.strictObject({ profile_url: profileUrl, draft: optionalText(limits.messageMax) }),
    example: { body: { profile_url: 'ana-baila', draft: 'Hola, Ana:' } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.draft],
  }),
  getMessageNotifications: route({
    method: 'GET',
    path: '/notifications/messages',
    audience: 'member',
    priority: 'high',
    summary: `Returns the latest message of each conversation that somebody else wrote last, newest first, the first ${limits.pageSize}; without requests.`,
    replies: {
      200: z.object({ rows: z.array(messageNotification), count: z.int(), unread: z.int() }),
    },
    unlimited: 'bounded read',
  }),
}
