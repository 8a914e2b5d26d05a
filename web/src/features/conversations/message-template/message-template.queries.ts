import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { toShownText } from './placeholder.ts'

export const templatesKey = ['message-templates'] as const

/** The caller's templates by name. */
export const templatesQuery = (api: Client) =>
  queryOptions({
    queryKey: templatesKey,
    queryFn: async ({ signal }) => (await api.call('getMessageTemplates', {}, { signal })).rows,
  })

/** The caller's templates as they read and change them. */
export function useTemplates() {
  const { api } = useCore()
  const { i18n } = useTranslation()
  return useQuery({
    ...templatesQuery(api),
    select: (rows) => rows.map((row) => ({ ...row, text: toShownText(row.text, asLanguage(i18n.language)) })),
  })
}
