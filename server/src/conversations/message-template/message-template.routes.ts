import type {
  MessageTemplate,
  messageTemplateContract,
} from '@brilla/contract/conversations/message-template'
import { limits } from '@brilla/contract/platform/limits'
import { lockAccount } from '../../accounts/account/index.ts'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import * as store from './message-template.store.ts'

const isNamed =
  (name: string) =>
  (template: store.TemplateRow): boolean =>
    template.name.toLowerCase() === name.toLowerCase()

const present = ({ id, name, text, created_at }: store.TemplateRow): MessageTemplate => ({
  id,
  name,
  text,
  createdAt: created_at.toISOString(),
})

export function messageTemplateRoutes(context: Context): Handlers<typeof messageTemplateContract> {
  const { clock, db } = context
  return {
    async getMessageTemplates({ caller }) {
      const rows = await store.findTemplates(db, caller.accountId)
      return { rows: rows.map(present), count: rows.length }
    },
    async createMessageTemplate({ caller: { accountId }, headers, body }) {
      const row = { id: newId(clock), ...body, created_at: clock.now() }
      const attempt = { route: 'createMessageTemplate', accountId, headers, body } as const
      return db.transaction().execute((trx) =>
        replyOnce(context, trx, attempt, async () => {
          await lockAccount(trx, accountId)
          const own = await store.findTemplates(trx, accountId)
          if (own.some(isNamed(row.name))) throwFieldProblem('name', 'plantilla_repetida')
          if (own.length >= limits.messageTemplatesMax) throwProblem('demasiadas_plantillas')
          await store.insertTemplate(trx, accountId, row)
          return present(row)
        }),
      )
    },
    async changeMessageTemplate({ caller: { accountId }, params: { id }, body }) {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId)
        const own = await store.findTemplates(trx, accountId)
        const before = own.find((template) => template.id === id) ?? throwProblem('not_found')
        const changed = { ...before, name: body.name ?? before.name, text: body.text ?? before.text }
        if (own.some((other) => other.id !== id && isNamed(changed.name)(other)))
          throwFieldProblem('name', 'plantilla_repetida')
        await store.updateTemplate(trx, changed)
        return present(changed)
      })
    },
    async deleteMessageTemplate({ caller: { accountId }, params: { id } }) {
      if (!isId(id) || !(await store.deleteTemplate(db, accountId, id))) throwProblem('not_found')
      return undefined
    },
  }
}
