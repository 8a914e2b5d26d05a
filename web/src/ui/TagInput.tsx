import { Plus, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { announce } from '../lib/announce.ts'
import { isInList, isTooLong, splitTags } from '../lib/tags.ts'
import { Button } from './Button.tsx'
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

/** Editor for a list of short tags, which are typed one by one and can be removed. */
export function TagInput({
  id,
  tags,
  tagsMax,
  lengthMax,
  typing,
  texts,
  error: serverError,
  empty,
  suggestions = [],
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
  /** Offered below the field; choosing one adds it. */
  suggestions?: readonly string[]
  onTyping: (text: string) => void
  onChange: (tags: readonly string[]) => void
  /** Called when the focus leaves the field and its button. */
  onLeave?: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const full = tags.length >= tagsMax
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

  function type(text: string, inputType: string | undefined) {
    // Browsers report the choice of a suggestion as a replacement, or as no kind of typing.
    const isChosen = (!inputType || inputType === 'insertReplacementText') && suggestions.includes(text)
    if (isChosen || text.includes(',')) add(text)
    else onTyping(text)
  }

  return (
    <>
      <div
        className="flex flex-wrap items-start gap-3"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave?.()
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
          {...(suggestions.length > 0 && { list: listId })}
          onChange={({ target: { value }, nativeEvent }) =>
            type(value, (nativeEvent as Partial<InputEvent>).inputType)
          }
          onPaste={(event) => {
            const text = event.clipboardData.getData('text').replaceAll('\n', ',')
            if (!text.includes(',')) return
            event.preventDefault()
            add(`${typing}${text}`)
          }}
          onKeyDown={(event) => {
            // Ignore the Enter that ends an IME composition; without text, Enter submits the form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typing.trim()) return
            event.preventDefault()
            if (!error) add(typing)
          }}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
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
