import type { SavedSearch } from '@brilla/contract/discovery/saved-search'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Deletion } from '../../../ui/DeleteDialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useDeleteSavedSearch } from './saved-search.mutations.ts'

/** How a saved search is deleted, after a confirmation. */
export function useDeletion({ id, name }: SavedSearch): Deletion {
  const { t } = useTranslation('savedSearch')
  const toast = useToast()
  const remove = useDeleteSavedSearch()
  return {
    words: {
      delete: t('delete'),
      deleteTitle: t('deleteTitle', { name }),
      deleteText: t('deleteText'),
      keep: t('keep'),
    },
    async onDelete() {
      await remove(id)
      toast(t('done.deleted'))
    },
  }
}
