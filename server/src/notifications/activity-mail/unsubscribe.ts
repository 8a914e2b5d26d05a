/** One-click unsubscribe (P-notifications-17): signed links that name an account and a kind of mail, and never expire. */
import { createHmac } from 'node:crypto'
import { rateLimits } from '@brilla/contract/platform/limits'
import { type NotificationFlag, notificationFlags } from '@brilla/contract/notifications/notification-flags'
import { type unsubscribeContract, unsubscribePath } from '@brilla/contract/notifications/unsubscribe'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { getClientNetwork } from '../../platform/http/client-network.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { isSameSecret } from '../../platform/secret.ts'
import { setNotificationFlag } from '../notification/index.ts'

type Signer = Pick<Context, 'config' | 'secret'>

/** The link of a mail: a page for people; mail programs post to it. */
export function createUnsubscribeUrl(signer: Signer, flag: NotificationFlag, accountId: string): string {
  const token = `${flag}.${accountId}.${sign(signer.secret, flag, accountId).toString('base64url')}`
  return `${signer.config.PUBLIC_URL}${unsubscribePath}?t=${token}`
}

function sign(secret: Uint8Array, flag: string, accountId: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', flag, accountId]))
    .digest()
}

/** Turns the mails off and returns their kind; a problem when the token is not valid. */
async function unsubscribe(context: Context, token: string): Promise<NotificationFlag> {
  const [type, accountId = '', signature = ''] = token.split('.')
  const flag = notificationFlags.find((one) => one === type)
  if (!flag || !isId(accountId)) throwProblem('not_found')
  const given = Buffer.from(signature, 'base64url')
  const isSigned = context.secrets.some((secret) => isSameSecret(given, sign(secret, flag, accountId)))
  if (!isSigned) throwProblem('not_found')
  await setNotificationFlag(context.db, accountId, { channel: 'mail', flag, status: false })
  return flag
}

export function unsubscribeRoutes(context: Context): Handlers<typeof unsubscribeContract> {
  return {
    unsubscribe: async ({ body }) => ({ type: await unsubscribe(context, body.token) }),
  }
}

/** Mounts what mail programs post to, without a login, in its own scope: the body is `List-Unsubscribe=One-Click` in any encoding. */
export function mountUnsubscribe(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null),
    )
    scope.post<{ Querystring: { t?: unknown } }>(unsubscribePath, async (request, reply) => {
      const { t } = request.query
      await context.rateLimiter.take(rateLimits.unsubscribe, getClientNetwork(request.ip))
      await unsubscribe(context, typeof t === 'string' ? t : '')
      return reply.code(200).header('cache-control', 'no-store').send()
    })
  })
}
