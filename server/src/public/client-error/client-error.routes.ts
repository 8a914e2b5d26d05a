import type { clientErrorContract } from '@brilla/contract/public/client-error'
import { redactErrorMessage, redactErrorStack } from '@brilla/contract/platform/client-error-text'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'

interface ClientNames {
  scripts: ReadonlySet<string>
  pages: readonly { name: string }[]
}

/** Anybody can send a report, so that only words, scripts and pages that are known reach the log (P-operation-18). */
export function clientErrorRoutes(
  { log }: Context,
  client: ClientNames | null,
): Handlers<typeof clientErrorContract> {
  const scripts = client?.scripts ?? new Set()
  const pages = new Set(client?.pages.map(({ name }) => name))
  const isKnownPosition = (position: string) => scripts.has(position.split(':', 1)[0] ?? '')
  return {
    async reportClientError({ body }) {
      const clientError = {
        message: redactErrorMessage(body.message),
        stack: redactErrorStack(body.stack).split('\n').filter(isKnownPosition).join('\n'),
        page: pages.has(body.page) ? body.page : '…',
        version: scripts.has(body.version) ? body.version : '…',
      }
      log.warn({ clientError }, 'Error in the web client')
      return undefined
    },
  }
}
