import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { changeParams } from '../../../lib/change-params.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { usePendingShare } from './use-pending-share.ts'

/** The conversations with the people of one list (P-messages-25), as the address names it. */
export function useListFilter(): { listId: string | undefined; answered: boolean; search: string } {
  const [params] = useSearchParams()
  const listId = params.get('list') ?? undefined
  const answered = listId !== undefined && params.has('answered')
  return { listId, answered, search: listId ? `?list=${listId}${answered ? '&answered' : ''}` : '' }
}

/** The query that stays in the addresses of the conversations and of their list: what is shared, or the list of people. */
export function useConversationsSearch(): string {
  const { search: shareSearch } = usePendingShare()
  const { search: listSearch } = useListFilter()
  return shareSearch || listSearch
}

/** Which list is shown, whether only those who have answered, and the way to all conversations. */
export function ListFilter({ name }: { name: string | undefined }) {
  const { t } = useTranslation('message')
  const [params, setParams] = useSearchParams()
  const { answered } = useListFilter()
  const change = (changes: Record<string, string | null>) =>
    setParams(changeParams(params, changes), { replace: true, preventScrollReset: true })
  return (
    <div className="mx-1 grid grid-cols-1 rounded-lg bg-sunken py-1 pr-1 pl-4">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate font-semibold">{name ?? t('list.gone')}</p>
        <IconButton label={t('list.clear')} onClick={() => change({ list: null, answered: null })}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div className="pr-3">
        <Switch
          label={t('list.answered')}
          checked={answered}
          onChange={({ target }) => change({ answered: target.checked ? '' : null })}
        />
      </div>
    </div>
  )
}
