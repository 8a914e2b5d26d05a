import type { Looks } from '../art/portrait/traits.ts'
import type { CategoryId } from '../category.ts'

/**
 * Somebody of the demonstration world. `key` names the person everywhere in the cast (`amara`), is stable,
 * and is the part before the @ of their e-mail.
 */
interface Person {
  key: string
  firstName: string
  lastName: string
  sex: 'MA' | 'FE' | null
  /** Full years today; the birth date is reckoned from it at seeding, so that the world never grows old. */
  age: number
  /** ISO 3166-1 alpha-2. */
  country: string
  city: string
  language: 'es' | 'en'
  biography: string
  /** How long ago the person came to Brilla. */
  joinedDaysAgo: number
  categories: CategoryId[]
  /** Up to 20 short tags (P-settings-16). */
  interests?: string[]
  links?: Partial<
    Record<'facebook' | 'twitter' | 'instagram' | 'spotify' | 'youtube' | 'linkedin' | 'web', string>
  >
}

/** A talent of the cast with everything they have published. */
export interface Talent extends Person {
  looks: Looks
  posts: CastPost[]
}

/** An agency of the cast; `firstName` and `lastName` are its contact person. */
export interface Agency extends Person {
  agencyName: string
}

/** A post of the cast: of one kind, with photos, a video or documents, or of text alone. */
export interface CastPost {
  text: string
  /** Fractions of a day are welcome: 0.1 is two and a half hours ago. */
  daysAgo: number
  /** The photos' alternative texts, one a photo, in the order they are shown; pictures are drawn by category and seed. */
  photos?: string[]
  /** A film's id at YouTube: one that its makers gave away, and that will be there for long. */
  video?: string
  documents?: CastDocument[]
  /** What it said at first, before its author changed it. */
  before?: string
  /** Picks the picture's category where it is not the author's first. */
  pictured?: CategoryId
  /** From 0 (nobody noticed) to 1 (everybody did): the share of the cast that likes it. */
  warmth: number
  comments?: CastComment[]
  shares?: CastShare[]
}

/** A document of the cast, .pdf or .docx by its name; the first line is its title. */
export interface CastDocument {
  filename: string
  lines: string[]
}

/** Somebody's share of a post, with their words, `hoursLater` than the post. */
export interface CastShare {
  by: string
  text: string
  hoursLater: number
}

/** A comment under a post of the cast; it comes `hoursLater` than the post, and never in the future. */
export interface CastComment {
  by: string
  text: string
  hoursLater: number
  /** What it said at first. */
  before?: string
  /** How many like it. */
  loved?: number
}
