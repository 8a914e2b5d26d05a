import { useQueryClient } from '@tanstack/react-query'
import { acceptGone } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { toSentText } from './placeholder.ts'
import { templatesKey } from './message-template.queries.ts'

export interface TemplateValues {
  name: string
  text: string
}

/** Returns a function that saves a new template, or changes one. */
export function useSaveTemplate(id: string | undefined) {
  const { api } = useCore()
  const queries = useQueryClient()
  const withKey = useIdempotencyKey('message template')
  return async ({ name, text }: TemplateValues) => {
    const body = { name, text: toSentText(text) }
    await (id === undefined
      ? withKey(body, (key) =>
          api.call('createMessageTemplate', { headers: { 'idempotency-key': key }, body }),
        )
      : api.call('changeMessageTemplate', { params: { id }, body }))
    await queries.invalidateQueries({ queryKey: templatesKey })
  }
}

/** Returns a function that deletes a template. One that is deleted already counts as deleted. */
export function useDeleteTemplate() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string) => {
    await api.call('deleteMessageTemplate', { params: { id } }).catch(acceptGone)
    await queries.invalidateQueries({ queryKey: templatesKey })
  }
}
