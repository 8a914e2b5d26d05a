import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { isComposing } from '../../../lib/is-composing.ts'
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcut-hint.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { cn } from '../../../ui/cn.ts'
import {
  getComboboxProps,
  handleArrows,
  ListboxStatus,
  type ListHandle,
  type ShownList,
} from '../../../ui/combobox.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'

/** Suggestions start after two letters (P-discovery-10). */
const lettersMin = 2

/**
 * The search for other talents (P-discovery-10): a combobox that leads to all results. `focused` focuses it. On a phone the suggestions are as wide as the positioned element around it.
 */
export function SearchBox({ className, focused = false }: { className?: string; focused?: boolean }) {
  const { t } = useTranslation()
  // On a phone the longer one would be cut off.
  const isWide = useMinWidth(768)
  const hint = useShortcutHint()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const currentQuery = pathname === '/explorar' ? (search.get('q') ?? '') : ''
  const [text, setText] = useState(currentQuery)
  const [previousQuery, setPreviousQuery] = useState(currentQuery)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<ShownList | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<ListHandle>(null)
  const id = useId()
  if (previousQuery !== currentQuery) {
    setPreviousQuery(currentQuery)
    setText(currentQuery)
  }
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const typed = normalizeLine(text)

  function goTo(to: string) {
    setOpen(false)
    // On the page of another search nothing else would take the focus.
    document.getElementById('main')?.focus({ preventScroll: true })
    void navigate(to)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (list.current?.choose()) return
    if (typed) goTo(`/explorar?${new URLSearchParams({ q: typed })}`)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    handleArrows(event, list.current, () => setOpen(true))
    if (event.key !== 'Escape') return
    if (shown) setOpen(false)
    else setText('')
  }

  return (
    <form role="search" action="/explorar" onSubmit={submit} className={cn('md:relative', className)}>
      <div className="relative">
        <Search
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-quiet md:left-4"
        />
        <input
          ref={input}
          // Not `search`, where Escape clears the field: here it closes the list.
          type="text"
          inputMode="search"
          name="q"
          {...getComboboxProps(`${id}-list`, shown)}
          aria-label={t('search.label')}
          {...hint('search')}
          placeholder={t(isWide ? 'search.placeholder' : 'search.shortPlaceholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(cutText(target.value, limits.searchMax))
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKeyDown}
          className="min-h-11 w-full rounded-full border border-edge bg-surface py-2 pr-11 pl-10 text-base text-ellipsis text-ink transition-colors placeholder:text-quiet hover:border-quiet md:pr-12 md:pl-12"
        />
        {text && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-quiet hover:text-ink"
          >
            <X aria-hidden size={18} />
          </button>
        )}
      </div>
      <ListboxStatus shown={shown} />
      {open && typed.length >= lettersMin && (
        <SearchSuggestions id={id} text={typed} handle={list} onShownChange={setShown} goTo={goTo} />
      )}
    </form>
  )
}
