import { expect, onTestFinished, test, vi } from 'vitest'
import { calendarDate, localDate, relativeTime } from './time.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const ago = (seconds: number, language: 'es' | 'en') =>
  relativeTime(new Date(now - seconds * 1000).toISOString(), language, 'just now', now)

test.each([
  [-30, 'just now', 'just now'],
  [4, 'just now', 'just now'],
  [30, 'hace 30 segundos', '30 seconds ago'],
  [60, 'hace 1 minuto', '1 minute ago'],
  [2 * 3600, 'hace 2 horas', '2 hours ago'],
  [3 * 86_400, 'hace 3 días', '3 days ago'],
  [8 * 86_400, 'hace 1 semana', '1 week ago'],
  [70 * 86_400, 'hace 2 meses', '2 months ago'],
  [800 * 86_400, 'hace 2 años', '2 years ago'],
])('P-language-5: %d seconds ago is "%s" and "%s"', (seconds, es, en) => {
  expect([ago(seconds, 'es'), ago(seconds, 'en')].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    es,
    en,
  ])
})

test('numbers stay on one line with the words next to them', () => {
  expect(ago(2 * 3600, 'es')).toBe('hace\u00a02\u00a0horas')
  expect(calendarDate('2026-11-16', 'es')).toBe('16\u00a0de noviembre de\u00a02026')
  expect(calendarDate('2026-11-16', 'en')).toBe('November\u00a016, 2026')
})

test('P-discovery-21: a day is that of the reader, not of Greenwich', () => {
  vi.stubEnv('TZ', 'America/Mexico_City')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(localDate(Date.parse('2026-12-02T00:30:00Z'))).toBe('2026-12-01')
  expect(localDate(Date.parse('2026-12-02T06:00:00Z'))).toBe('2026-12-02')
  expect(calendarDate('2026-12-02T00:30:00.000Z', 'en')).toBe('December\u00a01, 2026')
  expect(calendarDate('2026-12-02', 'en')).toBe('December\u00a02, 2026')
})
