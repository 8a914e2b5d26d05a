import { normalizeLine } from '@brilla/contract/platform/text'
import { limits } from '@brilla/contract/platform/limits'
import { useRef, useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { controlVariants, Field, type FieldProps } from '../../../ui/Field.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { CityListHandle, ShownCities } from './CitySuggestions.tsx'

const load = () => import('./CitySuggestions.tsx')
const CitySuggestions = lazyComponent(load)

/** Suggestions start after two letters (P-accounts-31). */
const lettersMin = 2

/** One's own city: a text, with suggestions that are loaded with the first focus and also choose the country. */
export function CityField({
  label,
  hint,
  error,
  id,
  value = '',
  country,
  onChoose,
  onChange,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value'> & {
    id: string
    ref?: Ref<HTMLInputElement>
    value: string | undefined
    country: string
    onChoose: (city: string, country: string) => void
  }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState<ShownCities | null>(null)
  const list = useRef<CityListHandle>(null)
  const typed = normalizeLine(value)
  const listId = `${id}-list`

  function choose(city: string, chosenCountry: string) {
    setIsOpen(false)
    onChoose(city, chosenCountry)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'Escape') setIsOpen(false)
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      list.current?.move(key === 'ArrowDown' ? 1 : -1)
    }
    // Without an active option, Enter submits the form.
    if (key === 'Enter' && list.current?.choose()) event.preventDefault()
  }

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            dir="auto"
            autoComplete="address-level2"
            {...rest}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown !== null}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown?.activeId}
            onChange={(event) => {
              setIsOpen(true)
              onChange?.(event)
            }}
            onFocus={() => {
              // A failure leaves a field without suggestions.
              void load().catch(() => undefined)
            }}
            onBlur={() => setIsOpen(false)}
            onKeyDown={handleKeyDown}
            className={controlVariants}
          />
          <p role="status" className="sr-only">
            {shown && t('search.found', { count: shown.count })}
          </p>
          <LazyBoundary resetKey={isOpen}>
            {isOpen && typed.length >= lettersMin && typed.length <= limits.cityMax && (
              <CitySuggestions
                id={listId}
                text={typed}
                country={country}
                handle={list}
                onShownChange={setShown}
                onChoose={choose}
              />
            )}
          </LazyBoundary>
        </div>
      )}
    </Field>
  )
}
