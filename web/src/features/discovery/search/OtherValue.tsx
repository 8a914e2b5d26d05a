import { normalizeLine } from '@brilla/contract/platform/text'
import { limits } from '@brilla/contract/platform/limits'
import { type ChangeEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { getComboboxProps, handleArrows, ListboxStatus, useListbox } from '../../../ui/combobox.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SuggestionList } from '../../../ui/SuggestionList.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CityField } from '../../accounts/account/CityField.tsx'
import { useSkillSuggestions } from '../../people/facts/facts.queries.ts'
import { changeSearch } from './explore-params.ts'
import { addValue, listValues, type SearchRequest } from './search-params.ts'

interface FieldProps {
  ref: Ref<HTMLInputElement>
  id: string
  label: string
  maxLength: number
  typed: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onChoose: (value: string) => void
}

/** A field for a city or a skill that is not among the counted ones: what is chosen or entered is added to the filter. */
export function OtherValue({ filter, request }: { filter: 'city' | 'skill'; request: SearchRequest }) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  function add(text: string) {
    // A comma would separate two values.
    const value = normalizeLine(text.replaceAll(',', ' '))
    if (value === '') return
    setTyped('')
    input.current!.value = ''
    void navigate(
      { search: changeSearch(search, addValue(filter, value, request)) },
      { preventScrollReset: true },
    )
  }
  const field = {
    ref: input,
    id: useId(),
    label: t(`other.${filter}`),
    maxLength: limits.searchMax,
    typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onChoose: add,
  }
  return (
    <Form
      aria-label={t(`facet.${filter}`)}
      className="grid grid-cols-1 gap-2 py-1"
      onSubmit={() => add(typed)}
    >
      {filter === 'city' ? (
        <OtherCity {...field} country={listValues(request, 'country')[0] ?? ''} />
      ) : (
        <OtherSkill {...field} />
      )}
      <Button type="submit" variant="quiet" className="justify-self-start">
        {t('range.apply')}
        <span className="sr-only">: {t(`other.${filter}`)}</span>
      </Button>
    </Form>
  )
}

const OtherCity = ({ typed, onChoose, country, ...field }: FieldProps & { country: string }) => (
  <CityField
    {...field}
    autoComplete="off"
    value={typed}
    setValue={onChoose}
    error={undefined}
    country={{ value: country, setValue: () => undefined, error: undefined }}
  />
)

function OtherSkill({ typed, onChange, onChoose, ...field }: FieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const suggestions = useSkillSuggestions(typed, isOpen && typed !== '')
  const id = `${field.id}-list`
  const listbox = useListbox({
    id,
    count: suggestions.length,
    text: typed,
    onChoose: (index) => onChoose(suggestions[index] ?? ''),
  })
  const shown = suggestions.length > 0 ? { count: suggestions.length, activeId: listbox.activeId } : null
  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') setIsOpen(false)
    handleArrows(event, listbox, () => setIsOpen(true))
    // Without an active option, Enter submits the form.
    if (event.key === 'Enter' && listbox.choose()) event.preventDefault()
  }
  return (
    <div className="relative">
      <TextField
        {...field}
        {...getComboboxProps(id, shown)}
        autoComplete="off"
        onChange={(event) => {
          setIsOpen(true)
          onChange(event)
        }}
        onBlur={() => setIsOpen(false)}
        onKeyDown={handleKeyDown}
      />
      {shown && <SuggestionList id={id} suggestions={suggestions} getOption={listbox.getOption} />}
      <ListboxStatus shown={shown} />
    </div>
  )
}
