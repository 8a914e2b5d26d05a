import { Plus, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { announce } from '../lib/announce.ts'
import { useAfterPress } from '../lib/use-after-press.ts'
import { isComposing } from '../lib/is-composing.ts'
import { isInList, isTooLong, readTags } from '../lib/tags.ts'
import { Button } from './Button.tsx'
import { getComboboxProps, handleArrows, ListboxStatus, useListbox } from './combobox.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { TextField } from './TextField.tsx'

interface TagTexts {
  label: string
  hint: string
  /** Error of a tag with too many characters. */
  long: string
  /** Error of a tag that is in the list. */
  twice: string
  /** Hint while no more tags can be added. */
  full: string
  add: string
  /** Name of the list. */
  list: string
  count: string
  added: (tag: string) => string
  removed: (tag: string) => string
  remove: (tag: string) => string
}

interface Props {
  id: string
  tags: readonly string[]
  tagsMax: number
  lengthMax: number
  /** Text of the field that is not added yet. */
  typing: string
  texts: TagTexts
  error?: string | undefined
  /** Shown instead of an empty list. */
  empty?: ReactNode
  /** Offered below the field, where choosing one adds it; undefined for a field that never has any. */
  suggestions?: readonly string[] | undefined
  /** Whether the typed text is also added when the focus leaves the field and its button. */
  addsOnLeave?: boolean
  onTyping: (text: string) => void
  onChange: (tags: readonly string[]) => void
}

/** Editor for a list of short tags, which are typed one by one and can be removed; with suggestions, the field is a combobox. */
export function TagInput({
  id,
  tags,
  tagsMax,
  lengthMax,
  typing,
  texts,
  error: serverError,
  empty,
  suggestions,
  addsOnLeave = false,
  onTyping,
  onChange,
}: Props) {
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const afterPress = useAfterPress()
  const full = tags.length >= tagsMax
  const shown = isOpen && !full && typing.trim() !== '' ? (suggestions ?? []) : []
  const error = isTooLong(typing, lengthMax) ? texts.long : isInList(tags, typing) && texts.twice
  const isAddable = typing.trim() !== '' && !error && !full

  /** Adds the typed or pasted text; what is too long stays in the field. */
  function add(text: string) {
    const { added, tooLong } = readTags(text, tags, { tagsMax, lengthMax })
    onChange([...tags, ...added])
    for (const tag of added) announce(texts.added(tag))
    onTyping(tooLong.join(', '))
  }

  const listbox = useListbox({
    id: listId,
    count: shown.length,
    text: typing,
    onChoose: (index) => add(shown[index] ?? ''),
  })
  const combobox = shown.length > 0 ? { count: shown.length, activeId: listbox.activeId } : null

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') setIsOpen(false)
    if (suggestions?.length) handleArrows(event, listbox, () => setIsOpen(true))
    // Without text, Enter submits the form.
    if (event.key !== 'Enter' || !typing.trim()) return
    event.preventDefault()
    if (!listbox.choose() && isAddable) add(typing)
  }

  return (
    <>
      <div
        className="relative flex flex-wrap items-start gap-3"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          setIsOpen(false)
          if (addsOnLeave && isAddable) afterPress(() => add(typing))
        }}
      >
        <TextField
          ref={field}
          id={id}
          label={texts.label}
          className="min-w-0 flex-1 max-sm:basis-full"
          value={typing}
          readOnly={full}
          aria-disabled={full}
          error={error || serverError}
          hint={full ? texts.full : texts.hint}
          enterKeyHint="enter"
          autoComplete="off"
          {...(suggestions && getComboboxProps(listId, combobox))}
          onChange={({ target: { value } }) => {
            setIsOpen(true)
            if (value.includes(',')) add(value)
            else onTyping(value)
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text').replaceAll('\n', ',')
            if (!text.includes(',')) return
            event.preventDefault()
            add(`${typing}${text}`)
          }}
          onKeyDown={handleKeyDown}
        />
        {combobox && <SuggestionList id={listId} suggestions={shown} getOption={listbox.getOption} />}
        {suggestions && <ListboxStatus shown={combobox} />}
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          disabled={!isAddable}
          onClick={() => {
            add(typing)
            field.current?.focus()
          }}
          className="shrink-0 sm:mt-7.5"
        >
          {texts.add}
        </Button>
      </div>
      {tags.length === 0 ? (
        empty
      ) : (
        <TagList
          tags={tags}
          texts={texts}
          onRemove={(tag) => {
            onChange(tags.filter((one) => one !== tag))
            announce(texts.removed(tag))
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}

function TagList({
  tags,
  texts,
  onRemove,
}: {
  tags: readonly string[]
  texts: Pick<TagTexts, 'list' | 'count' | 'remove'>
  onRemove: (tag: string) => void
}) {
  return (
    <div className="grid gap-2">
      <ul aria-label={texts.list} className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-surface pl-4"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{tag}</span>
            <button
              type="button"
              aria-label={texts.remove(tag)}
              onClick={() => onRemove(tag)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">{texts.count}</p>
    </div>
  )
}
