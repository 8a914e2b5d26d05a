/** What somebody types as a birth date, beyond the three parts one by one. */
export interface BirthdateParts {
  day: string
  month: string
  year: string
}

/** A whole date, as `02/03/1999`, `2.3.1999` or `1999-03-02`; the day comes first unless it can only be a month. */
export function wholeDate(text: string): BirthdateParts | null {
  const iso = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(text)
  if (iso) return partsOf(iso[3], iso[2], iso[1])
  const [, first, second, year] = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ?? []
  return Number(second) > 12 ? partsOf(second, first, year) : partsOf(first, second, year)
}

function partsOf(day = '', month = '', year = ''): BirthdateParts | null {
  return day && Number(month) >= 1 && Number(month) <= 12 ? { day, month: String(Number(month)), year } : null
}

/** The month that digits name once `digit` is typed after those `before`; empty while it is only a 0. */
export function typedMonth(before: string, digit: string): string {
  const both = Number(before + digit)
  return both >= 1 && both <= 12 ? String(both) : digit === '0' ? '' : digit
}
