import type { clientErrorContract } from '@brilla/contract/client-error'
import { anonymizeErrorText, clientErrorMax } from '@brilla/contract/client-error-text'
import type { Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'

export function clientErrorRoutes({ log }: Context): Handlers<typeof clientErrorContract> {
  return {
    async reportClientError({ body }) {
      const clientError = {
        message: anonymizeErrorText(body.message, clientErrorMax.message),
        stack: anonymizeErrorText(body.stack, clientErrorMax.stack),
        page: anonymizeErrorText(body.page, clientErrorMax.name),
        version: anonymizeErrorText(body.version, clientErrorMax.name),
      }
      log.warn({ clientError }, 'Error in the web client')
      return undefined
    },
  }
}
