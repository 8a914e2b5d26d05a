import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { serverNow } from '../../../lib/server-time.ts'
import { localDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { changeSearch } from './explore-params.ts'
import { isInRange, type RangeName, rangeParams, type SearchRequest } from './search-params.ts'

const bounds = {
  age: { min: limits.ageAdult, max: limits.searchAgeMax },
  height: { min: limits.heightMin, max: limits.heightMax },
}

interface Range {
  from: string
  to: string
}

/** The first and last of something, applied together; says what is wrong with them. */
function FromTo({
  name,
  value,
  hint,
  field,
  check,
  onApply,
}: {
  name: string
  value: Range
  hint?: string
  field: { type: 'date' } | { inputMode: 'numeric'; maxLength: number }
  /** The error of a range, in the reader's language. */
  check: (range: Range) => string | undefined
  onApply: (range: Range) => void
}) {
  const { t } = useTranslation('search')
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const [error, setError] = useState<string>()
  // The address has changed, such as by going back.
  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value)
    setTyped(value)
    setError(undefined)
  }
  const set = (end: keyof Range) => ({
    value: typed[end],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [end]: target.value.trim() }),
  })
  const errorId = useId()
  const wrong = error && { 'aria-invalid': true as const, 'aria-describedby': errorId }
  return (
    <Form
      aria-label={name}
      noValidate
      className="grid grid-cols-1 gap-2 py-1"
      onSubmit={() => {
        const found = check(typed)
        setError(found)
        if (!found) onApply(typed)
      }}
    >
      <div className={`grid gap-2 ${'type' in field ? 'grid-cols-1' : 'grid-cols-2'}`}>
        <TextField label={t('range.from')} {...field} {...set('from')} {...wrong} />
        <TextField label={t('range.to')} hint={hint} {...field} {...set('to')} {...wrong} />
      </div>
      <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
      <Button type="submit" variant="quiet" className="justify-self-start">
        {t('range.apply')}
        <span className="sr-only">: {name}</span>
      </Button>
    </Form>
  )
}

/** Ages or heights from and to, of which one is enough. */
export function RangeForm({ filter, request }: { filter: RangeName; request: SearchRequest }) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [minName, maxName] = rangeParams[filter]
  const value = { from: request[minName] ?? '', to: request[maxName] ?? '' }
  const isWrong = (number: string) => number !== '' && !isInRange(filter, number)
  return (
    <FromTo
      name={t(`facet.${filter}`)}
      value={value}
      field={{ inputMode: 'numeric', maxLength: 3 }}
      check={({ from, to }) => {
        if (isWrong(from) || isWrong(to))
          return t('range.wrong', { min: String(bounds[filter].min), max: String(bounds[filter].max) })
        return from && to && Number(from) > Number(to) ? t('range.wrongOrder') : undefined
      }}
      onApply={({ from, to }) =>
        void navigate(
          { search: changeSearch(search, { [minName]: from || null, [maxName]: to || null }) },
          { preventScrollReset: true },
        )
      }
    />
  )
}

/** The days between which people have to be available, if not earlier; the last one can be left out. */
export function DatesForm({ request }: { request: SearchRequest }) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [from = '', to = ''] = request.available === 'true' ? [] : (request.available?.split('/') ?? [])
  return (
    <FromTo
      name={t('facet.available')}
      value={{ from, to }}
      hint={t('range.dates')}
      field={{ type: 'date' }}
      check={({ from, to }) => {
        if (to && to < from) return t('range.wrongDates')
        return (to || from) && (to || from) < localDate(serverNow()) ? t('range.pastDates') : undefined
      }}
      onApply={(range) => {
        // A last day alone is the only one.
        const first = range.from || range.to
        const available = range.to && range.to > first ? `${first}/${range.to}` : first || null
        void navigate({ search: changeSearch(search, { available }) }, { preventScrollReset: true })
      }}
    />
  )
}
