import type { ListStatus } from '@brilla/contract/casting/list-choices'
import type { List } from '@brilla/contract/casting/list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptGone } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { reread } from '../../../lib/reread-all.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { marksKey } from '../marks/marks.queries.ts'
import { listKey, listsKey, type ListRow } from './list.queries.ts'

/** Somebody who is added to a list. */
export interface AddedPerson {
  id: string
  fullname: string
}

/** Returns a function that reads again what a change of lists is shown in. */
function useReread() {
  const queries = useQueryClient()
  return () => reread(queries, [listsKey, listKey, marksKey])
}

/** Returns a function that creates a list. */
export function useCreateList() {
  const { api } = useCore()
  const rereadLists = useReread()
  const withKey = useIdempotencyKey('list')
  return async (name: string): Promise<List> => {
    const body = { name }
    const list = await withKey(body, (key) =>
      api.call('createList', { headers: { 'idempotency-key': key }, body }),
    )
    await rereadLists()
    return list
  }
}

/** Returns a function that adds people to a list, and says so with a link and an undo. */
export function useAddToList() {
  const { api } = useCore()
  const { t, i18n } = useTranslation(['list', 'common'])
  const toast = useToast()
  const format = useFormatCount()
  const rereadLists = useReread()
  return async ({ id, name }: Pick<List, 'id' | 'name'>, people: readonly AddedPerson[]) => {
    const body = { userIds: people.map((person) => person.id) }
    const { added, addedIds, failed } = await api.call('addToList', { params: { id }, body })
    await rereadLists()
    const first = people.find((person) => person.id === (addedIds[0] ?? people[0]?.id))
    const count = added || people.length
    const who = { count, formatted: format(count), person: first?.fullname ?? '', list: name }
    const reached = added === 0 ? 'already' : added === 1 ? 'one' : 'many'
    const left =
      failed.length > 0
        ? ` ${t('add.failed', { count: failed.length, formatted: format(failed.length) })}`
        : ''
    async function undo() {
      const params = { id }
      await api.call('removePeopleFromList', { params, body: { userIds: addedIds } }).catch(acceptGone)
      await rereadLists()
    }
    toast(t(`add.done.${reached}`, who) + left, {
      group: 'list',
      link: { label: t('add.see'), to: `/listas/${id}` },
      ...(added > 0 && {
        action: {
          label: t('common:undo'),
          onPress: () => void undo().catch((error) => toast(getErrorText(error, i18n))),
        },
      }),
    })
  }
}

/** Returns a function that renames a list. */
export function useRenameList() {
  const { api } = useCore()
  const rereadLists = useReread()
  return async (id: string, name: string) => {
    await api.call('changeList', { params: { id }, body: { name } })
    await rereadLists()
  }
}

/** Returns a function that deletes a list. One that is deleted already counts as deleted. */
export function useDeleteList() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string) => {
    await api.call('deleteList', { params: { id } }).catch(acceptGone)
    queries.removeQueries({ queryKey: [...listKey, id] })
    await reread(queries, [listsKey, marksKey])
  }
}

/** What of a person on a list is changed. */
interface ListedPersonChange {
  userId: string
  note?: string
  status?: ListStatus
  position?: number
}

/** Changes note, status or place of a person on a list; one change after another, so that the last one counts. */
export function useChangeListedPerson(id: string) {
  const { api } = useCore()
  const rereadLists = useReread()
  return useMutation({
    scope: { id: `list ${id}` },
    mutationFn: ({ userId, ...body }: ListedPersonChange) =>
      api.call('changeListedPerson', { params: { id, userId }, body }),
    onSuccess: rereadLists,
  })
}

/**
 * Returns a function that takes somebody off a list; the toast puts them back with note, status and place: those that they have
 * once what is being changed is saved.
 */
export function useRemoveFromList(id: string) {
  const { api } = useCore()
  const { t, i18n } = useTranslation(['list', 'common'])
  const queries = useQueryClient()
  const toast = useToast()
  const rereadLists = useReread()
  const findRow = (userId: string) =>
    queries
      .getQueriesData<{ rows: ListRow[] }>({ queryKey: [...listKey, id], type: 'active' })
      .flatMap(([, page]) => page?.rows ?? [])
      .find((row) => row.id === userId)

  const { mutateAsync } = useMutation({
    scope: { id: `list ${id}` },
    async mutationFn(shown: ListRow) {
      const { id: userId, fullname, note, status, position } = findRow(shown.id) ?? shown
      await api.call('removeFromList', { params: { id, userId } }).catch(acceptGone)
      await rereadLists()
      async function undo() {
        await api.call('addToList', { params: { id }, body: { userIds: [userId] } })
        await api.call('changeListedPerson', { params: { id, userId }, body: { note, status, position } })
        await rereadLists()
      }
      toast(t('removed', { name: fullname }), {
        group: 'list',
        action: {
          label: t('common:undo'),
          onPress: () => void undo().catch((error) => toast(getErrorText(error, i18n))),
        },
      })
    },
  })
  return mutateAsync
}
