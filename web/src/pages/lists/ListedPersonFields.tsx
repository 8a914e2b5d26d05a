import { limits } from '@brilla/contract/platform/limits'
import { type ListStatus, listStatuses } from '@brilla/contract/casting/list-choices'
import { cutText } from '@brilla/contract/platform/truncate'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useChangeListedPerson, useRemoveFromList } from '../../features/casting/list/list.mutations.ts'
import type { ListRow } from '../../features/casting/list/list.queries.ts'
import { useDraft } from '../../lib/draft.ts'
import { getErrorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useInlineError } from '../../lib/use-inline-error.ts'
import { IconButton } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { controlVariants } from '../../ui/Field.tsx'
import { InlineError } from '../../ui/InlineError.tsx'
import { BareSelect } from '../../ui/Select.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useAutoGrow } from '../../ui/use-auto-grow.ts'
import type { HandOrder } from './use-hand-order.ts'

/** Status and note of a person on a list, saved as they are changed, and the ways to move or remove the person. */
export function ListedPersonFields({
  list,
  row,
  order,
  onRemoved,
}: {
  list: string
  row: ListRow
  /** Null where people are not moved. */
  order: HandOrder | null
  onRemoved: () => void
}) {
  const { t, i18n } = useTranslation('list')
  const toast = useToast()
  const remove = useRemoveFromList(list)
  const name = row.fullname
  const place = order?.grab ? order.getPlace(row.id) : null
  async function removePerson() {
    try {
      await remove(row)
      onRemoved()
      // The pressed button is gone.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      toast(getErrorText(error, i18n))
    }
  }
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <Status list={list} row={row} />
      <Note list={list} row={row} />
      <div className={cn('ml-auto flex print:hidden', order?.dragged === row.id && 'text-ember')}>
        {order?.grab && place !== null && (
          <>
            <IconButton
              label={t('move.up', { name })}
              aria-disabled={place === 1 || undefined}
              onClick={() => place > 1 && void order.moveTo(row, place - 1)}
              className="aria-disabled:opacity-35"
            >
              <ArrowUp aria-hidden size={19} />
            </IconButton>
            <IconButton
              label={t('move.down', { name })}
              aria-disabled={place === order.count || undefined}
              onClick={() => place < order.count && void order.moveTo(row, place + 1)}
              className="aria-disabled:opacity-35"
            >
              <ArrowDown aria-hidden size={19} />
            </IconButton>
            <span
              title={t('move.drag')}
              onPointerDown={(event) => order.grab?.(event, row.id)}
              className="grid size-11 cursor-grab touch-none place-items-center text-quiet active:cursor-grabbing"
            >
              <GripVertical aria-hidden size={20} />
            </span>
          </>
        )}
        <IconButton label={t('remove', { name })} onClick={() => void removePerson()}>
          <X aria-hidden size={19} />
        </IconButton>
      </div>
    </div>
  )
}

function Status({ list, row }: { list: string; row: ListRow }) {
  const { t } = useTranslation('list')
  const change = useChangeListedPerson(list)
  const { error, secondsLeft, setError, clearError } = useInlineError('list')
  // What was chosen, until the server has it.
  const chosen = change.isPending ? change.variables.status : undefined
  function choose(status: ListStatus) {
    clearError()
    change.mutate({ userId: row.id, status }, { onError: setError })
  }
  return (
    <div className="w-52">
      <BareSelect
        aria-label={t('status.of', { name: row.fullname })}
        value={chosen ?? row.status}
        onChange={({ target }) => choose(target.value as ListStatus)}
      >
        {listStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </BareSelect>
      <InlineError left={secondsLeft}>{error}</InlineError>
    </div>
  )
}

/** Milliseconds without a key after which a note is saved. */
const saveAfter = 1_000

function Note({ list, row }: { list: string; row: ListRow }) {
  const { t } = useTranslation('list')
  const change = useChangeListedPerson(list)
  const { error, secondsLeft, setError, clearError } = useInlineError('list')
  // What was typed, until the server has it: it outlasts the page, and is saved when the list is opened again.
  const [draft, setDraft, dropDraft] = useDraft(`list note ${list} ${row.id}`, { tab: true })
  const typed = draft === '' ? null : (JSON.parse(draft) as string)
  const grow = useAutoGrow(undefined)
  const isSaved = change.isSuccess && (typed ?? change.variables.note) === change.variables.note
  function save() {
    if (typed === null || (change.isPending && change.variables.note === typed)) return
    if (isSaved || (typed === row.note && !change.isPending)) return dropDraft()
    change.mutate({ userId: row.id, note: typed }, { onError: setError, onSuccess: clearError })
  }
  const saveLater = useEffectEvent(save)
  useEffect(() => {
    if (typed === null) return
    // The draft of a saved note is dropped at once.
    const timer = setTimeout(() => saveLater(), isSaved ? 0 : saveAfter)
    return () => clearTimeout(timer)
  }, [typed, isSaved])
  return (
    <div className="min-w-40 flex-1">
      <textarea
        ref={grow}
        rows={1}
        dir="auto"
        aria-label={t('note.of', { name: row.fullname })}
        placeholder={t('note.placeholder')}
        value={typed ?? row.note}
        onChange={({ target }) => setDraft(JSON.stringify(cutText(target.value, limits.listNoteMax)))}
        onBlur={save}
        className={cn(controlVariants, 'resize-none text-sm')}
      />
      {/* Its line is there before it is, so that no row moves. */}
      <p role="status" className="min-h-5 text-sm leading-5 text-quiet print:hidden">
        {isSaved && t('note.saved')}
      </p>
      <InlineError left={secondsLeft}>{error}</InlineError>
    </div>
  )
}
