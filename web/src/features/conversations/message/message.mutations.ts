import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Contact } from '@brilla/contract/conversations/message'
import { acceptGone } from '../../../lib/api.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { reread } from '../../../lib/reread-all.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { changeUnreadTotal, updateContact, updateMessage, withdrawn } from './message.cache.ts'
import { contactKeys, conversationKeys } from './message.events.ts'
import { contactKey, contactListKey, threadKey } from './message.keys.ts'

/** Accepts a stranger's first messages (P-messages-3). */
export function useAcceptRequest({ profile_url }: Contact, onAccepted: () => void) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('acceptRequest', { body: { profile_url } }),
    onSuccess() {
      onAccepted()
      // The links and images of its messages can be opened now.
      return reread(queries, conversationKeys)
    },
  })
}

/** Deletes a stranger's first messages for the reader (P-messages-3). */
export function useDeleteRequest({ profile_url }: Contact, leave: () => unknown) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('deleteRequest', { params: { profile_url } }).catch(acceptGone),
    async onSuccess() {
      await leave()
      queries.removeQueries({ queryKey: [...threadKey, profile_url] })
      queries.removeQueries({ queryKey: [...contactKey, profile_url] })
      void reread(queries, contactKeys)
    },
  })
}

/** Withdraws one of the reader's messages for both people (P-messages-6). */
export function useWithdrawMessage() {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call('withdrawMessage', { params: { id } }),
    onSuccess(_, id) {
      changeCache(queries, [threadKey], () => updateMessage(queries, id, () => withdrawn))
      void reread(queries, contactKeys)
    },
  })
}

/** Marks the messages of a conversation as read up to one of them, at once on the screen. */
export function useMarkRead({ id, profile_url, request }: Pick<Contact, 'id' | 'profile_url' | 'request'>) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ upTo }: { upTo: string; unread: number }) =>
      api.call('markConversationRead', { body: { profile_url, upTo } }),
    onMutate({ unread }) {
      changeCache(queries, conversationKeys, () => {
        updateContact(queries, id, () => ({ unread: 0 }))
        if (!request) changeUnreadTotal(queries, (total) => total - unread)
      })
    },
    onSuccess({ unread }) {
      changeCache(queries, [selfKey], () => changeUnreadTotal(queries, () => unread))
      if (request) void queries.invalidateQueries({ queryKey: selfKey })
    },
    onError: () => reread(queries, contactKeys),
  })
}

/** Keeps what is typed for somebody, for the reader's other devices (P-messages-4). */
export function useSaveDraft({
  id,
  profile_url,
  lastContact,
}: Pick<Contact, 'id' | 'profile_url' | 'lastContact'>) {
  const { api } = useCore()
  const queries = useQueryClient()
  const scope = { id: `message-draft ${profile_url}` }
  return useMutation({
    scope,
    mutationFn: (draft: string) => api.call('saveDraft', { body: { profile_url, draft } }),
    onMutate: (draft) =>
      changeCache(queries, [contactKey, contactListKey], () => updateContact(queries, id, () => ({ draft }))),
    onSuccess(_saved, draft) {
      // A list that has been read meanwhile may be from before the draft; a newer draft is shown already.
      const saving = queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id })
      if (saving === 1) updateContact(queries, id, () => ({ draft }))
      // The draft alone lists somebody to whom nothing was said yet.
      const isListRead = queries.isFetching({ queryKey: contactListKey }) > 0
      if (lastContact === null || isListRead) void queries.invalidateQueries({ queryKey: contactListKey })
    },
  })
}
