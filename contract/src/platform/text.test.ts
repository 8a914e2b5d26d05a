import { expect, test } from 'vitest'
import { email, profileUrl } from './fields.ts'
import { normalizeLine, normalizeUnicode } from './text.ts'

test.each([
  ['\u200bAna\ufeff', 'Ana'],
  ['A\u200bn\u2060a', 'Ana'],
  ['\u202eanA\u202c', 'anA'],
  ['A\u200dn\u200ca', 'Ana'],
  ['A\ufe0fn\u034f\u200da', 'Ana'],
  ['Ana\u3164\u2800', 'Ana'],
  ['Ana\u00ad\u{e0041}\u{e0042}', 'Ana'],
  ['e\u200b\u0301', 'é'],
  ['  Ana \u2028 Pech\t', 'Ana Pech'],
  ['\u200b \ufeff', ''],
])('P-wire-17: a line has nothing that cannot be seen: %j', (typed, expected) => {
  expect(normalizeLine(typed)).toBe(expected)
})

test.each(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧‍👦', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛\u{e0100}城', '👍🏽', '李小龙', 'Ñandú'])(
  'P-wire-17: what scripts and emoji need stays: %s',
  (text) => {
    expect(normalizeLine(text)).toBe(text)
  },
)

test('P-wire-17: addresses are read without it, too', () => {
  expect(email.parse('\u200bAna@gente.example\ufeff')).toBe('ana@gente.example')
  expect(profileUrl.parse('\u2060ana-baila\u200b')).toBe('ana-baila')
})

/** The longest text that a request can contain. */
const longest = 1_000_000

test('P-operation-22: a text of combining marks is normalized in linear time', () => {
  // Sorting all of these marks would take minutes.
  expect(normalizeLine(`a${'\u0301\u0316'.repeat(longest / 2)}`)).toHaveLength(30)
})

test('Marks of letters stay, in the order of their normal form', () => {
  expect(normalizeUnicode('Ny\u0303an\u0303u\u0301', 'NFC')).toBe('Nỹañú')
  expect(normalizeUnicode('a\u0301\u0316'.repeat(100), 'NFD')).toBe('a\u0316\u0301'.repeat(100))
})
