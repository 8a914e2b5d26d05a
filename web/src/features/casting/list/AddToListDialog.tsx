import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import type { ListWithFaces } from '@brilla/contract/casting/list'
import { useMutation } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { getComboboxProps, handleArrows, ListboxStatus, useListbox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { controlVariants } from '../../../ui/Field.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useMarks } from '../marks/marks.queries.ts'
import { ListFaces } from './ListFaces.tsx'
import { type AddedPerson, useAddToList, useCreateList } from './list.mutations.ts'
import { useLists } from './list.queries.ts'

/** Adds people to a list, also to a new one that is named right there (P-lists-10). */
export default function AddToListDialog({
  people,
  onClose,
}: {
  people: readonly AddedPerson[]
  onClose: () => void
}) {
  const { t } = useTranslation('list')
  const format = useFormatCount()
  const lists = useLists()
  const [first] = people
  const title =
    people.length === 1
      ? t('add.titleOne', { name: first?.fullname ?? '' })
      : t('add.titleMany', { count: people.length, formatted: format(people.length) })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {!lists.data && lists.error ? (
        <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />
      ) : (
        <ListChooser lists={lists.data} people={people} onAdded={onClose} />
      )}
    </Dialog>
  )
}

/** The field that finds a list or names a new one, with the lists below, which are undefined while they are loaded. */
function ListChooser({
  lists: loaded,
  people,
  onAdded,
}: {
  lists: readonly ListWithFaces[] | undefined
  people: readonly AddedPerson[]
  onAdded: () => void
}) {
  const lists = loaded ?? []
  const { t } = useTranslation('list')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The dialog has focused its close button.
  useEffect(() => field.current?.focus(), [])
  const [text, setText] = useState('')
  const { error, secondsLeft, setError, clearError } = useInlineError('list')
  const marks = useMarks(people.map((person) => person.id))
  const create = useCreateList()
  const add = useAddToList()
  const name = normalizeLine(text)
  const hasName = (list: ListWithFaces) => list.name.toLowerCase() === name.toLowerCase()
  const found = lists
    .filter((list) => fold(list.name).includes(fold(name)))
    .toSorted((one, other) => Number(hasName(other)) - Number(hasName(one)))
  const isNew = loaded !== undefined && name !== '' && !lists.some(hasName)
  const options: readonly (ListWithFaces | null)[] = isNew ? [...found, null] : found
  const choice = useMutation({
    mutationFn: async (chosen: ListWithFaces | null) => add(chosen ?? (await create(name)), people),
    onSuccess: onAdded,
    onError: setError,
  })
  const choose = (index: number) => {
    const chosen = options[index]
    if (chosen === undefined || choice.isPending) return
    clearError()
    choice.mutate(chosen)
  }
  const listbox = useListbox({ id, count: options.length, text: name, takesFirst: true, onChoose: choose })
  const shown = options.length > 0 ? { count: options.length, activeId: listbox.activeId } : null
  const hasAll = (list: ListWithFaces) =>
    people.every((person) => marks.get(person.id)?.lists.some((own) => own.id === list.id))

  const label = t(loaded?.length === 0 ? 'add.firstField' : 'add.field')

  function submit(event: FormEvent) {
    event.preventDefault()
    listbox.choose()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!isComposing(event)) handleArrows(event, listbox, () => {})
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <input
        ref={field}
        type="text"
        {...getComboboxProps(`${id}-list`, shown)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => {
          setText(cutText(target.value, limits.listNameMax))
          clearError()
        }}
        onKeyDown={handleKeyDown}
        className={controlVariants}
      />
      <InlineError left={secondsLeft}>{error}</InlineError>
      <ListboxStatus shown={shown} />
      {shown ? (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('title')}
          className="max-h-[50dvh] overflow-y-auto"
        >
          {options.map((list, index) => (
            <div key={list?.id ?? 'new'} {...listbox.getOption(index, 'min-h-14')}>
              {list ? <ListOption list={list} hasAll={hasAll(list)} /> : <NewListOption name={name} />}
              {choice.isPending && choice.variables === list && <Spinner />}
            </div>
          ))}
        </div>
      ) : loaded ? (
        <p className="text-quiet">{t('add.none')}</p>
      ) : (
        <Skeleton className="h-40 rounded-md" />
      )}
    </form>
  )
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

function ListOption({ list, hasAll }: { list: ListWithFaces; hasAll: boolean }) {
  const { t } = useTranslation('list')
  const format = useFormatCount()
  return (
    <>
      <ListFaces faces={list.faces} />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{list.name}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
          {t('people', { count: list.count, formatted: format(list.count) })}
          {hasAll && (
            <span className="flex items-center gap-1">
              <Check aria-hidden size={18} />
              {t('add.hasAll')}
            </span>
          )}
        </span>
      </span>
    </>
  )
}

function NewListOption({ name }: { name: string }) {
  const { t } = useTranslation('list')
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
        <Plus aria-hidden size={20} />
      </span>
      <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{t('add.create', { name })}</span>
    </>
  )
}
