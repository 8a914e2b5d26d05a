import type { Random } from '../kit/random.ts'

/** What is known of somebody who sits for a portrait. */
export interface Traits {
  sex: 'MA' | 'FE' | null
  age: number
  /** ISO 3166-1 alpha-2; leans the tone of the skin towards what is common there, and decides nothing. */
  country?: string
  /** The tone of the skin where it matters to a story, from 0 (fair) to 7 (deep). */
  tone?: number
}

export const tones = [
  '#f8d9c0',
  '#f0c4a0',
  '#e3ae84',
  '#d0966a',
  '#b5794d',
  '#93603b',
  '#6f4529',
  '#4f2f1d',
] as const

const deep = new Set('NG GH SN KE ZA CM CI ML ET AO HT JM UG TZ GQ'.split(' '))
const brown = new Set('IN PK BD LK CU DO PA VE CO BR EC MA DZ EG SA AE PH TT BZ HN NI'.split(' '))
const fair = new Set('IE GB DE NL SE NO DK FI PL UA RU FR AT CH BE IS CZ'.split(' '))

export function pickTone(random: Random, { tone, country = '' }: Traits): number {
  if (tone !== undefined) return Math.min(tones.length - 1, Math.max(0, Math.round(tone)))
  if (deep.has(country)) return random.whole(5, 7)
  if (brown.has(country)) return random.whole(2, 6)
  if (fair.has(country)) return random.pick([0, 0, 1, 1, 2, 5])
  return random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6])
}

/** Grey comes with age; fair hair rarely grows on deep skin, and colour from a bottle is for anybody young. */
export function pickHair(random: Random, tone: number, age: number): string {
  if (age > 62 || (age > 50 && random.chance(0.45)))
    return random.pick(['#d9d6d2', '#b9b4b0', '#f0ece4', '#8f8b8a'])
  if (age < 36 && random.chance(0.09)) return random.pick(['#e0578f', '#3fa7b5', '#7d57c9', '#e9b44a'])
  if (tone >= 5) return random.pick(['#17110f', '#221712', '#2f1d15', '#17131a'])
  if (tone >= 3) return random.pick(['#1d1513', '#2e1c14', '#3f2618', '#17131a'])
  return random.pick(['#2e1c14', '#4a2b1a', '#6d4022', '#a5652b', '#d7a755', '#b4502a', '#1d1513'])
}
