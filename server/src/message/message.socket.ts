/** Events that clients send over the realtime connection (P-realtime-8). */
import type { Message } from '@brilla/contract/message'
import type { Problem } from '@brilla/contract/errors'
import { rateLimits } from '@brilla/contract/limits'
import { addMessage } from '@brilla/contract/realtime'
import type { Context } from '../context.ts'
import { preferredLanguage } from '../platform/http/language.ts'
import { parseBody } from '../platform/http/parse-request.ts'
import { ProblemError, presentProblem } from '../platform/http/problem.ts'
import type { Connection } from '../platform/realtime/index.ts'
import { emitMessage } from './message.emit.ts'
import { presentMessage } from './message.present.ts'
import { sendMessage } from './send.ts'

/** Handles what connections of members send. */
export function mountMessages(context: Context): void {
  context.realtime.connections.on('connection', (connection) => {
    connection.on('add-message', (payload, acknowledge) => {
      void addMessageFrom(context, connection, payload).then((reply) => {
        if (typeof acknowledge === 'function') acknowledge(reply)
      })
    })
  })
}

/** Sends a message and returns it, after its commit, or the problem. Never rejects. */
async function addMessageFrom(
  context: Context,
  connection: Connection,
  payload: unknown,
): Promise<{ message: Message } | Problem> {
  const { accountId } = connection.data
  try {
    await context.rateLimiter.take(rateLimits.message, accountId)
    const { row, sender, isNew } = await sendMessage(
      context,
      connection.data,
      parseBody(addMessage, payload ?? {}),
    )
    if (isNew) emitMessage(context, row, sender, connection.id)
    return { message: presentMessage(row, sender, accountId) }
  } catch (error) {
    const problem = error instanceof ProblemError ? error : new ProblemError('unavailable', { cause: error })
    if (problem.status >= 500) context.log.error(problem.details.cause, 'a message could not be sent')
    return presentProblem(problem, preferredLanguage(connection.request))
  }
}
