import { limits } from '@brilla/contract/limits'
import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { useSuggestions } from './useSuggestions.ts'

const load = () => import('./SearchSuggestions.tsx')
const SearchSuggestions = lazyComponent(load)

/**
 * The search for other talents (P-discovery-10): a combobox that suggests people and leads to all results. `focused`
 * focuses it. On a phone the suggestions are as wide as the positioned element around it.
 */
export function SearchBox({ className, focused = false }: { className?: string; focused?: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const currentQuery = pathname === '/explorar' ? (search.get('q') ?? '') : ''
  const [text, setText] = useState(currentQuery)
  const [previousQuery, setPreviousQuery] = useState(currentQuery)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  if (previousQuery !== currentQuery) {
    setPreviousQuery(currentQuery)
    setText(currentQuery)
  }
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const { people, isLoaded } = useSuggestions(open ? text : '')
  const shown = open && isLoaded
  // The last option leads to all results.
  const last = people.length

  function close() {
    setOpen(false)
    setActive(-1)
  }
  function goTo(to: string) {
    close()
    input.current?.blur()
    void navigate(to)
  }
  const resultsPath = () => `/explorar?${new URLSearchParams({ q: text.trim() })}`
  const choose = (index: number) => {
    const person = people[index]
    goTo(person ? `/profile/${person.profile_url}` : resultsPath())
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (shown && active >= 0) choose(active)
    else if (text.trim()) goTo(resultsPath())
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (!shown) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Cycles through the options and the field itself, which is -1.
      setActive(((active + 1 + step + last + 2) % (last + 2)) - 1)
    } else if (event.key === 'Escape') {
      if (shown) close()
      else setText('')
    }
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
          role="combobox"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? `${id}-list` : undefined}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={limits.searchMax}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => {
            setOpen(true)
            // A failure is reported when there are suggestions to show.
            void load().catch(() => undefined)
          }}
          onBlur={close}
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
      <p role="status" className="sr-only">
        {shown && t('search.found', { count: people.length })}
      </p>
      <LazyBoundary resetKey={shown}>
        {shown && <SearchSuggestions {...{ id, people, active, text: text.trim(), choose }} />}
      </LazyBoundary>
    </form>
  )
}
