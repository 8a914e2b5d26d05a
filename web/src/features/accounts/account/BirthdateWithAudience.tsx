import type { FieldAudience } from '@brilla/contract/platform/fields'
import { type ReactNode, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Control } from '../../../lib/use-api-form.ts'
import { AudienceSelect } from './AudienceSelect.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { locales } from '../../../lib/language.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { cn } from '../../../ui/cn.ts'
import { controlVariants, FieldNote } from '../../../ui/Field.tsx'
import { BareSelect } from '../../../ui/Select.tsx'
import {
  type BirthdateParts,
  joinBirthdate,
  listDateParts,
  monthFromDigits,
  parseDate,
  splitBirthdate,
} from './birthdate.ts'

/** The birth date and who sees it. Needs the texts of `account`. */
export function BirthdateWithAudience({
  birthdate,
  audience,
  minor,
  ...rest
}: {
  birthdate: Control<string>
  /** Absent for agencies, whose birth date nobody sees. */
  audience?: Control<FieldAudience> | undefined
  minor: boolean
  hint?: ReactNode
  disabled?: boolean
}) {
  return (
    <div className="grid gap-2">
      <BirthdateField {...rest} {...birthdate} />
      {audience && <AudienceSelect name="showBirthdate" minor={minor} {...audience} />}
    </div>
  )
}

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/**
 * A date of birth in three controls, in the order of the reader's language, which is quicker than paging back through a calendar.
 * Its value is what is typed, see `joinBirthdate`. Also accepts a pasted date, a month typed as a number, and `-`, `/` or `.` to move on to the next control. The first
 * control has the id `birthdate`.
 */
function BirthdateField({
  value: typed,
  error,
  setValue,
  hint,
  disabled = false,
}: Control<string> & {
  hint?: ReactNode
  disabled?: boolean
}) {
  const { t } = useTranslation('account')
  const [language] = useLanguage()
  const order = listDateParts(language)
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month, 1),
    ),
  )
  const shared = {
    onKeyDown: focusNextPart,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? 'birthdate-error' : hint ? 'birthdate-hint' : undefined,
    disabled,
  }
  const value = splitBirthdate(typed)
  const change = (parts: Partial<BirthdateParts>) => setValue(joinBirthdate({ ...value, ...parts }))
  const parent = useRef<HTMLFieldSetElement>(null)
  const monthDigits = useRef('')
  // What was typed before the scripts had loaded.
  useLayoutEffect(() => {
    const typedEarly = [
      ...(parent.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []),
    ].map((control) => control.value)
    if (typed !== '' || typedEarly.every((text) => text === '')) return
    change(Object.fromEntries(order.map((part, index) => [part, typedEarly[index]])))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once, after hydration
  }, [])

  function typeMonth(event: KeyboardEvent<HTMLElement>) {
    if (!/^\d$/.test(event.key)) return focusNextPart(event)
    event.preventDefault()
    const month = monthFromDigits(monthDigits.current, event.key)
    monthDigits.current = month || event.key
    if (month) change({ month })
  }

  function focusNextPart(event: KeyboardEvent<HTMLElement>) {
    if (!/^[-/.]$/.test(event.key)) return
    event.preventDefault()
    const parts = [...(parent.current?.querySelectorAll<HTMLElement>('input, select') ?? [])]
    parts[parts.indexOf(event.currentTarget) + 1]?.focus()
  }

  const isMonthFirst = order.indexOf('month') < order.indexOf('day')
  const controlId = (part: keyof BirthdateParts) => (part === order[0] ? 'birthdate' : undefined)
  const numberField = (part: 'day' | 'year', width: string, most: number) => (
    <input
      key={part}
      {...shared}
      className={cn(controlVariants, width)}
      id={controlId(part)}
      aria-label={t(part)}
      placeholder={t(part)}
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      value={value[part]}
      onChange={({ target }) =>
        change(parseDate(target.value, isMonthFirst) ?? { [part]: digits(target.value, most) })
      }
    />
  )
  const controls = {
    day: numberField('day', 'basis-15 sm:basis-18', 2),
    month: (
      <div key="month" className="min-w-30 flex-1">
        <BareSelect
          {...shared}
          id={controlId('month')}
          aria-label={t('month')}
          autoComplete="bday-month"
          value={value.month}
          onFocus={() => (monthDigits.current = '')}
          onKeyDown={typeMonth}
          onChange={(event) => change({ month: event.target.value })}
        >
          <option value="">{t('month')}</option>
          {months.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </BareSelect>
      </div>
    ),
    year: numberField('year', 'basis-20 sm:basis-24', 4),
  }

  return (
    <fieldset ref={parent} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('birthdate')}</legend>
      <div className="flex flex-wrap gap-2">{order.map((part) => controls[part])}</div>
      <FieldNote id="birthdate" error={error} hint={hint} />
    </fieldset>
  )
}
