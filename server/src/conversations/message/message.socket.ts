/** Events that clients send over the realtime connection (P-realtime-8). */
import { SpanKind } from '@opentelemetry/api'
import type { Message } from '@brilla/contract/conversations/message'
import type { Problem } from '@brilla/contract/platform/errors'
import { rateLimits } from '@brilla/contract/platform/limits'
import { addMessage, typing } from '@brilla/contract/conversations/realtime'
import { isStorable } from '@brilla/contract/platform/text'
import type { Context } from '../../context.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { parseBody } from '../../platform/http/parse-request.ts'
import { ProblemError, presentProblem } from '../../platform/http/problem.ts'
import type { Connection } from '../../platform/realtime/index.ts'
import { inSpan } from '../../platform/tracing.ts'
import { presentMessage } from './message.present.ts'
import type { SendMessage } from './send.ts'
import { findShared } from './share.store.ts'
import { findThread } from './thread.store.ts'

/** Milliseconds between two `typing` of one connection; more are ignored. */
const typingInterval = 1_000

/** Handles what connections of members send. */
export function mountMessages(context: Context, sendMessage: SendMessage): void {
  context.realtime.connections.on('connection', (connection) => {
    connection.on('add-message', (payload, acknowledge) => {
      const add = () => addMessageFrom(context, sendMessage, connection, payload)
      void inSpan('socket add-message', add, { kind: SpanKind.SERVER }).then((reply) => {
        if (typeof acknowledge === 'function') acknowledge(reply)
      })
    })
    let typedAt = -Infinity
    connection.on('typing', (payload) => {
      if (performance.now() - typedAt < typingInterval) return
      typedAt = performance.now()
      sendTyping(context, connection, payload).catch((error: unknown) => {
        context.log.debug(error, 'typing was not sent')
      })
    })
  })
}

/** Sends `typing` to the other person of a conversation that both have accepted (P-realtime-10). */
async function sendTyping(
  { db, realtime }: Context,
  { data: { accountId } }: Connection,
  payload: unknown,
): Promise<void> {
  const parsed = typing.safeParse(payload)
  if (!parsed.success || !isStorable(parsed.data.profile_url)) return
  const thread = await findThread(db, { accountId, hiddenAccountIds: null }, parsed.data.profile_url)
  if (!thread?.accepted || !thread.accepted_by_contact || thread.muted_by_contact) return
  realtime.send(thread.contact.author_id, 'typing', { profile_url: thread.me.profile_url })
}

/** Sends a message and returns it, after its commit, or the problem. Never rejects. */
async function addMessageFrom(
  context: Context,
  sendMessage: SendMessage,
  connection: Connection,
  payload: unknown,
): Promise<{ message: Message } | Problem> {
  const { accountId, sessionId } = connection.data
  try {
    await context.rateLimiter.take(rateLimits.message, accountId)
    const content = parseBody(addMessage, payload ?? {})
    const { row, sender } = await sendMessage(accountId, content, { id: connection.id, sessionId })
    const shared = await findShared(context.db, { accountId, hiddenAccountIds: null }, [row])
    return { message: presentMessage(context, row, { sender, readerId: accountId, shared }) }
  } catch (error) {
    const problem = error instanceof ProblemError ? error : new ProblemError('unavailable', { cause: error })
    if (problem.status >= 500) context.log.error(problem.details.cause, 'a message could not be sent')
    return presentProblem(problem, preferredLanguage(connection.request))
  }
}
