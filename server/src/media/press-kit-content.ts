/** What a press kit says, in the language of its reader (P-presskit-1). */
import type { PressKitFormat } from '@brilla/contract/public/press-kit-choices'

export interface PressKitLine {
  text: string
  /** Address that a press on the line opens. */
  link?: string | null
}

export interface PressKitSection {
  heading: string
  lines: PressKitLine[]
}

export interface PressKitWork {
  title: string
  /** What the image shows, for people who do not see it. */
  description: string
  /** Its bytes or its path; null for none. */
  image: Buffer | string | null
  isVideo: boolean
  link: string
}

export interface PressKitContent {
  format: PressKitFormat
  language: 'es' | 'en'
  title: string
  name: string
  /** Below the name, such as categories and place. */
  details: string[]
  /** Bytes or path. */
  photo: Buffer | string | null
  photoDescription: string
  profile: { url: string; label: string; code: string }
  /** Short facts, in a column of their own. */
  facts: PressKitSection[]
  /** Long texts. */
  texts: PressKitSection[]
  works: { heading: string; items: PressKitWork[] }
}
