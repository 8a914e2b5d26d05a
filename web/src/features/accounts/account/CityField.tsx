import { normalizeLine } from '@brilla/contract/platform/text'
import { limits } from '@brilla/contract/platform/limits'
import { useRef, useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react'
import { isComposing } from '../../../lib/is-composing.ts'
import type { Control } from '../../../lib/use-api-form.ts'
import {
  getComboboxProps,
  handleArrows,
  ListboxStatus,
  type ListHandle,
  type ShownList,
} from '../../../ui/combobox.tsx'
import { controlVariants, Field, type FieldProps } from '../../../ui/Field.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

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
  setValue,
  country,
  onChange,
  ...rest
}: Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value'> &
  Control<string> & {
    id: string
    ref?: Ref<HTMLInputElement>
    country: Control<string>
  }) {
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState<ShownList | null>(null)
  const list = useRef<ListHandle>(null)
  const typed = normalizeLine(value)
  const listId = `${id}-list`

  function choose(city: string, chosenCountry: string) {
    setIsOpen(false)
    setValue(city)
    country.setValue(chosenCountry)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') setIsOpen(false)
    handleArrows(event, list.current, () => setIsOpen(true))
    // Without an active option, Enter submits the form.
    if (event.key === 'Enter' && list.current?.choose()) event.preventDefault()
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
            {...getComboboxProps(listId, shown)}
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
          <ListboxStatus shown={shown} />
          <LazyBoundary resetKey={isOpen}>
            {isOpen && typed.length >= lettersMin && typed.length <= limits.cityMax && (
              <CitySuggestions
                id={listId}
                text={typed}
                country={country.value}
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
