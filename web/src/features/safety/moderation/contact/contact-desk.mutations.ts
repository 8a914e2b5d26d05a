import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../../lib/translation.tsx'
import type { ContactRequest } from '@brilla/contract/data-rights/contact-desk'
import type { Client } from '../../../../lib/api.ts'
import type { Input } from '../../../../lib/api.types.ts'
import { useCore } from '../../../../lib/context.tsx'
import { getErrorText } from '../../../../lib/error-text.ts'
import { useToast } from '../../../../ui/Toast.tsx'
import { requestKey, requestsKey } from './contact-desk.queries.ts'

type Opened = Pick<ContactRequest, 'id' | 'version'>

/** Sends a step and shows the request after it; when it is refused, somebody else may have changed the request. */
function useStep({ id }: Opened) {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (send: (api: Client) => Promise<ContactRequest>): Promise<void> => {
    try {
      queries.setQueryData(requestKey(id), await send(api))
    } catch (error) {
      void queries.invalidateQueries({ queryKey: requestKey(id) })
      throw error
    } finally {
      void queries.invalidateQueries({ queryKey: requestsKey })
    }
  }
}

export function useAnswer(opened: Opened) {
  const step = useStep(opened)
  const { id, version } = opened
  return (body: Omit<Input<'answerContactRequest'>['body'], 'version'>) =>
    step((api) => api.call('answerContactRequest', { params: { id }, body: { ...body, version } }))
}

export type PlainStep = 'execute' | 'export' | 'cancel' | 'close'

const routes = {
  execute: 'executeContactRequest',
  export: 'exportContactRequest',
  cancel: 'cancelContactAccount',
  close: 'closeContactRequest',
} as const

/** A step without a text, with a toast of its outcome. */
export function usePlainStep(opened: Opened) {
  const step = useStep(opened)
  const toast = useToast()
  const { t, i18n } = useTranslation('contactDesk')
  const { id, version } = opened
  return useMutation({
    mutationFn: (kind: PlainStep) =>
      step((api) => api.call(routes[kind], { params: { id }, body: { version } })),
    onSuccess: (_, kind) => toast(t(`done.${kind}`)),
    onError: (error) => toast(getErrorText(error, i18n)),
  })
}
