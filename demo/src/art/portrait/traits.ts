import type { hairStyles } from './hair.ts'

/** Skin tones, from light to dark. */
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

export const hairs = {
  black: '#17110f',
  dark: '#2e1c14',
  brown: '#4a2b1a',
  chestnut: '#6d4022',
  red: '#b4502a',
  blonde: '#d7a755',
  gray: '#8f8b8a',
  silver: '#d9d6d2',
} as const

/** Features that are not random, because the person's texts may mention them. */
export interface Looks {
  /** Index into `tones`. */
  tone: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  hair: keyof typeof hairs
  style: keyof typeof hairStyles
}

/** What determines a portrait, besides its seed. */
export interface Traits {
  sex: 'MA' | 'FE' | null
  age: number
  looks: Looks
}
