import { Plus, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { announce } from '../lib/announce.ts'
import { useAfterPress } from '../lib/use-after-press.ts'
import { isComposing } from '../lib/is-composing.ts'
import { isInList, isTooLong, splitTags } from '../lib/tags.ts'
import { Button } from './Button.tsx'
import { cn } from './cn.ts'
import { listboxClass, optionVariants } from './listbox-classes.ts'
import { TextField } from './TextField.tsx'
import { useListbox } from './use-listbox.ts'

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
  suggestions: given,
  onTyping,
  onChange,
  onLeave,
}: {
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
  onTyping: (text: string) => void
  onChange: (tags: readonly string[]) => void
  /** Called when the focus leaves the field and its button. */
  onLeave?: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const { t } = useTranslation()
  const suggestions = given ?? []
  const offersSuggestions = given !== undefined
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const afterPress = useAfterPress()
  const full = tags.length >= tagsMax
  const isListShown = isOpen && !full && typing.trim() !== '' && suggestions.length > 0
  const error = isTooLong(typing, lengthMax) ? texts.long : isInList(tags, typing) && texts.twice

  /** Adds the typed or pasted text, split at commas, without duplicates. What is too long stays in the field. */
  function add(text: string) {
    const next = [...tags]
    const named = splitTags(text)
    for (const one of named) {
      if (one && !isTooLong(one, lengthMax) && next.length < tagsMax && !isInList(next, one)) {
        next.push(one)
        announce(texts.added(one))
      }
    }
    onChange(next)
    onTyping(named.filter((one) => isTooLong(one, lengthMax)).join(', '))
  }

  function remove(tag: string) {
    onChange(tags.filter((one) => one !== tag))
    announce(texts.removed(tag))
    field.current?.focus()
  }

  const listbox = useListbox({
    id: listId,
    count: isListShown ? suggestions.length : 0,
    text: typing,
    onChoose: (index) => add(suggestions[index] ?? ''),
  })

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'Escape') setIsOpen(false)
    if ((key === 'ArrowDown' || key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      listbox.move(key === 'ArrowDown' ? 1 : -1)
    }
    // Without text, Enter submits the form.
    if (key !== 'Enter' || !typing.trim()) return
    event.preventDefault()
    if (!listbox.choose() && !error) add(typing)
  }

  return (
    <>
      <div
        className="relative flex flex-wrap items-start gap-3"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          setIsOpen(false)
          if (onLeave) afterPress(onLeave)
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
          {...(offersSuggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isListShown,
            'aria-controls': isListShown ? listId : undefined,
            'aria-activedescendant': listbox.activeId,
          })}
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
        {isListShown && (
          <div
            id={listId}
            role="listbox"
            aria-label={t('search.suggestions')}
            // Below the field, over its hint.
            className={cn(listboxClass, 'inset-x-0 top-20 max-h-64')}
          >
            {suggestions.map((suggestion, index) => {
              const option = listbox.getOption(index)
              return (
                <div
                  key={suggestion}
                  {...option}
                  className={optionVariants(option['aria-selected'], 'min-h-11 [overflow-wrap:anywhere]')}
                >
                  {suggestion}
                </div>
              )
            })}
          </div>
        )}
        {offersSuggestions && (
          <p role="status" className="sr-only">
            {isListShown && t('search.found', { count: suggestions.length })}
          </p>
        )}
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          disabled={!typing.trim() || !!error || full}
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
                  onClick={() => remove(tag)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
                >
                  <X aria-hidden size={18} />
                </button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-quiet">{texts.count}</p>
        </div>
      )}
    </>
  )
}
