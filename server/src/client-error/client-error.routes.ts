import type { clientErrorContract } from '@brilla/contract/client-error'
import { redactErrorText, clientErrorMaxLengths } from '@brilla/contract/client-error-text'
import type { Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'

export function clientErrorRoutes({ log }: Context): Handlers<typeof clientErrorContract> {
  return {
    async reportClientError({ body }) {
      const clientError = {
        message: redactErrorText(body.message, clientErrorMaxLengths.message),
        stack: redactErrorText(body.stack, clientErrorMaxLengths.stack),
        page: redactErrorText(body.page, clientErrorMaxLengths.name),
        version: redactErrorText(body.version, clientErrorMaxLengths.name),
      }
      log.warn({ clientError }, 'Error in the web client')
      return undefined
    },
  }
}
