import { describe, expect, test } from 'vitest'
import { day } from '../../platform/duration.ts'
import { addBusinessDays, countBusinessDays, getMexicanDay } from './business-days.rules.ts'

describe('P-contact-3: business days of Mexico', () => {
  test('are neither weekends nor the holidays by law', () => {
    const isBusinessDay = (date: string) => {
      const before = new Date(Date.parse(date) - day).toISOString().slice(0, 10)
      return countBusinessDays(before, date) === 1
    }
    const holidays = [
      '2026-01-01',
      '2026-02-02',
      '2026-03-16',
      '2026-05-01',
      '2026-09-16',
      '2026-11-16',
      '2026-12-25',
      '2027-02-01',
      '2027-03-15',
      '2027-11-15',
      '2024-10-01',
      '2030-10-01',
    ]
    expect(holidays.filter(isBusinessDay)).toEqual([])
    expect(['2026-11-21', '2026-11-22'].filter(isBusinessDay)).toEqual([])
    const others = ['2026-10-01', '2026-02-05', '2026-03-23', '2026-11-20', '2026-12-01', '2026-12-24']
    expect(others.filter((date) => !isBusinessDay(date))).toEqual([])
  })

  test('are added and counted from the day after', () => {
    // Over two weekends and the third Monday of November.
    expect(addBusinessDays('2026-11-09', 10)).toBe('2026-11-24')
    expect(countBusinessDays('2026-11-09', '2026-11-24')).toBe(10)
    expect(countBusinessDays('2026-11-24', '2026-11-24')).toBe(0)
    expect(countBusinessDays('2026-11-24', '2026-11-20')).toBe(-2)
    // A Saturday after the Friday on which it was due.
    expect(countBusinessDays('2026-11-21', '2026-11-20')).toBe(-1)
    // Christmas and New Year.
    expect(addBusinessDays('2026-12-23', 20)).toBe('2027-01-22')
  })

  test('begin at midnight in Mexico City', () => {
    expect(getMexicanDay(new Date('2026-11-23T05:59:00Z'))).toBe('2026-11-22')
    expect(getMexicanDay(new Date('2026-11-23T06:00:00Z'))).toBe('2026-11-23')
  })
})
