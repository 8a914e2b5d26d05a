import { decodeCursor, encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import type { Contact, WriteError, messageContract } from '@brilla/contract/conversations/message'
import { findPreviewType, previewText } from '@brilla/contract/conversations/message-preview'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { enqueueFileRemoval } from '../../media/index.ts'
import { isId } from '../../platform/clock.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import {
  type ContactRow,
  type LatestRow,
  countUnread,
  findContact,
  findContacts,
  findLatestMessages,
} from './contact.store.ts'
import { keepMessage } from './evidence.store.ts'
import { deleteMessageFiles } from './file.store.ts'
import * as members from './member.store.ts'
import { emitRead, emitWithdrawn } from './message.emit.ts'
import { messageWithdrawn } from './message.events.ts'
import { presentMessage } from './message.present.ts'
import { isMinorProtected, withdrawableSince } from './message.rules.ts'
import { findNextTime } from './open-conversation.ts'
import { mute, unmute } from './mute.store.ts'
import { markThreadRead, publishRequest } from './read.ts'
import type { SendMessage } from './send.ts'
import { findShared } from './share.store.ts'
import { findMessages, findThread, findVisibleMessage } from './thread.store.ts'
import { presentAuthor } from '../../people/profile/index.ts'

/** Converts a contact to the API format. `writeError` is why a first message would be refused, `writeFrom` until when. */
function presentContact(
  row: ContactRow,
  today: Date,
  writeError: WriteError | null = findMinorError(row, today),
  writeFrom: Date | null = null,
): Contact {
  const isShown = row.last_at !== null
  return {
    ...presentAuthor(row.author),
    nombre: row.name,
    country: row.country,
    memberSince: row.created_at.toISOString(),
    lastContact: row.last_at?.toISOString() ?? null,
    lastMessage: isShown && !row.last_withdrawn ? previewText(row.last_text ?? '') || null : null,
    lastMessageType: isShown
      ? findPreviewType({
          text: row.last_text,
          isShare: row.last_is_share === true,
          withdrawn: row.last_withdrawn === true,
        })
      : null,
    lastMessageIsOwn: isShown && row.last_is_own === true,
    unread: row.unread ?? 0,
    request: isShown && row.accepted === false,
    draft: row.draft ?? '',
    readUpTo: row.accepted_by_contact ? (row.read_at?.toISOString() ?? null) : null,
    muted: row.muted,
    writeError,
    writeFrom: writeFrom?.toISOString() ?? null,
  }
}

/** Whether the contact is a minor whom the reader cannot be the first to write to (P-messages-2). */
function findMinorError(row: ContactRow, today: Date): WriteError | null {
  const isProtected = isMinorProtected(
    {
      sender: {
        type: row.my_type,
        birthdate: row.my_birthdate,
        birthdate_corrected: row.my_birthdate_corrected,
      },
      recipient: row,
      followed: row.followed,
      accepted: row.accepted_by_contact ?? false,
    },
    today,
  )
  return isProtected ? 'menor_no_te_sigue' : null
}

/** Converts the latest message of a conversation to the API format of a notification. */
const presentLatest = (row: LatestRow) => ({
  id: row.message_id,
  is_read: row.unread === 0,
  createdAt: row.created_at.toISOString(),
  actor: presentAuthor(row.author),
  message: previewText(row.text),
})

const size = limits.messagesPageSize

type Routes = Handlers<typeof messageContract>

/** Finds the conversation with a visible person, begun or not. */
const getThread = async ({ db }: Context, caller: Member, reference: string) =>
  (await findThread(db, caller, reference)) ?? throwProblem('not_found')

export function messageRoutes(context: Context, sendMessage: SendMessage): Routes {
  const { clock, db } = context
  return {
    ...requestRoutes(context),
    ...withdrawRoutes(context),
    async getContacts({ caller, query }) {
      const { page = 1, q = '', requests, answered = false, listId } = query
      if (listId !== undefined && !isId(listId)) return { rows: [], count: 0 }
      const { rows, count } = await findContacts(db, caller, { page, q, requests, answered, listId })
      const today = clock.now()
      return { rows: rows.map((row) => presentContact(row, today)), count }
    },
    async getContact({ caller, params }) {
      const row = await findContact(db, caller, params.id)
      if (!row) throwProblem('not_found')
      const now = clock.now()
      const minorError = findMinorError(row, now)
      if (row.conversation_id !== null || minorError) return presentContact(row, now, minorError)
      const starter = { created_at: row.my_created_at, type: row.my_type, verified: row.my_verified }
      const writeFrom = await findNextTime(context, db, caller.accountId, starter)
      return presentContact(row, now, writeFrom && 'demasiadas_conversaciones', writeFrom)
    },
    async getMessages({ caller, params, query }) {
      const { conversation_id, deleted_seq, me, contact } = await getThread(context, caller, params.id)
      if (conversation_id === null) return { rows: [], next: null }
      const after = query.after === undefined ? null : decodeCursor(query.after)
      const found = await findMessages(
        db,
        caller.accountId,
        { conversation_id, deleted_seq },
        { after, size: size + 1 },
      )
      const rows = found.slice(0, size)
      const last = rows.at(-1)
      const shared = await findShared(db, caller, rows)
      const readerId = caller.accountId
      return {
        rows: rows.toReversed().map((row) => {
          const sender = row.sender_id === readerId ? me : contact
          return presentMessage(context, row, { sender, readerId, shared })
        }),
        next: found.length > size && last ? encodeCursor(last.id) : null,
      }
    },
    async sendMessage({ caller, body }) {
      const { row, sender } = await sendMessage(caller.accountId, body)
      const shared = await findShared(db, caller, [row])
      return presentMessage(context, row, { sender, readerId: caller.accountId, shared })
    },
    async markConversationRead({ caller, body }) {
      const thread = await getThread(context, caller, body.profile_url)
      const upTo = body.upTo === undefined ? null : new Date(body.upTo)
      await markThreadRead(context, thread, upTo)
      return { unread: await countUnread(db, caller) }
    },
    async saveDraft({ caller, body }) {
      const draft = { reference: body.profile_url, text: body.draft, now: clock.now() }
      if (!(await members.saveDraft(db, caller, draft))) throwProblem('not_found')
      return undefined
    },
    async getMessageNotifications({ caller }) {
      const { rows, count } = await findLatestMessages(db, caller)
      return { rows: rows.map(presentLatest), count, unread: await countUnread(db, caller) }
    },
  }
}

function withdrawRoutes(context: Context): Pick<Routes, 'withdrawMessage'> {
  const { clock, db, outbox } = context
  return {
    async withdrawMessage({ caller, params }) {
      const row = isId(params.id) ? await findVisibleMessage(db, caller, params.id) : undefined
      if (!row) throwProblem('not_found')
      if (row.sender_id !== caller.accountId) throwProblem('forbidden')
      if (row.withdrawn_at) return undefined
      const about = {
        messageId: row.id,
        conversationId: row.conversation_id,
        senderId: row.sender_id,
        receiverId: row.recipient_id,
      }
      const now = clock.now()
      const isWithdrawn = await db.transaction().execute(async (trx) => {
        const since = withdrawableSince(now)
        if (!(await members.lockWithdrawable(trx, row.id, since))) return false
        await keepMessage(trx, row.id, now)
        const done = await members.withdrawMessage(trx, row.id, { now, since })
        if (done) {
          await enqueueFileRemoval(context, trx, await deleteMessageFiles(trx, row))
          await outbox.publish(trx, messageWithdrawn, about)
        }
        return done
      })
      if (isWithdrawn) emitWithdrawn(context, { ...about, undelivered: row.undelivered })
      else if (row.created_at <= withdrawableSince(now)) throwProblem('demasiado_tarde')
      return undefined
    },
  }
}

/** What somebody does about a person who writes to them. */
function requestRoutes(
  context: Context,
): Pick<Routes, 'acceptRequest' | 'deleteRequest' | 'muteUser' | 'unmuteUser'> {
  const { clock, db, realtime } = context
  return {
    async acceptRequest({ caller, body }) {
      const thread = await getThread(context, caller, body.profile_url)
      const key = { accountId: caller.accountId, contactId: thread.contact.author_id }
      const accepted = await db.transaction().execute(async (trx) => {
        await publishRequest(context, trx, key)
        return members.acceptRequest(trx, key)
      })
      if (!accepted) throwProblem('not_found')
      realtime.send(caller.accountId, 'refresh')
      if (accepted.read_at && !thread.accepted)
        emitRead(context, { ...thread, accepted: true }, accepted.read_at)
      return undefined
    },
    async deleteRequest({ caller, params }) {
      const { contact } = await getThread(context, caller, params.profile_url)
      const key = { accountId: caller.accountId, contactId: contact.author_id }
      const isDeleted = await db.transaction().execute(async (trx) => {
        await publishRequest(context, trx, key)
        return members.deleteRequest(trx, key)
      })
      if (!isDeleted) throwProblem('not_found')
      realtime.send(caller.accountId, 'refresh')
      return undefined
    },
    async muteUser({ caller, body }) {
      const { contact } = await getThread(context, caller, body.userId)
      if (contact.author_type !== 'agencia') throwFieldProblem('userId', 'silenciar_talento')
      const key = { accountId: caller.accountId, contactId: contact.author_id }
      await db.transaction().execute(async (trx) => {
        await mute(trx, key, clock.now())
        await publishRequest(context, trx, key)
      })
      realtime.send(caller.accountId, 'refresh')
      return undefined
    },
    async unmuteUser({ caller, body }) {
      const { contact } = await getThread(context, caller, body.userId)
      await unmute(db, { accountId: caller.accountId, contactId: contact.author_id })
      realtime.send(caller.accountId, 'refresh')
      return undefined
    },
  }
}
