import type { Looks } from '../art/portrait/traits.ts'
import type { CategoryId } from '../category.ts'

/**
 * A person of the demonstration data. `key` is a stable name that refers to the person everywhere in the cast
 * (`amara`), and the part before the @ of their e-mail.
 */
interface Person {
  key: string
  firstName: string
  lastName: string
  sex: 'MA' | 'FE' | null
  /** In full years. The birth date is computed from it when seeding, so that the age is right at any time. */
  age: number
  /** ISO 3166-1 alpha-2. */
  country: string
  city: string
  language: 'es' | 'en'
  biography: string
  /** How long ago the account was registered. */
  joinedDaysAgo: number
  categories: CategoryId[]
  /** Up to 20 short tags (P-settings-16). */
  interests?: string[]
  links?: Partial<
    Record<'facebook' | 'twitter' | 'instagram' | 'spotify' | 'youtube' | 'linkedin' | 'web', string>
  >
}

/** A talent with all their posts. */
export interface Talent extends Person {
  looks: Looks
  posts: CastPost[]
}

/** An agency; `firstName` and `lastName` are those of its contact person. */
export interface Agency extends Person {
  agencyName: string
}

/** A post: with photos, with a video, with documents, or with text alone. */
export interface CastPost {
  text: string
  /** May be a fraction: 0.1 is about two and a half hours ago. */
  daysAgo: number
  /** The alternative text of each photo, in order. The pictures are drawn from category, seed and this text. */
  photos?: string[]
  /** The id of a video on YouTube: freely licensed, and likely to stay online. */
  video?: string
  documents?: CastDocument[]
  /** The first version of the text, before its author edited it. */
  before?: string
  /** The category of the pictures, if it is not the author's first. */
  pictured?: CategoryId
  /** From 0 to 1: the share of the cast that likes it. */
  warmth: number
  comments?: CastComment[]
  shares?: CastShare[]
}

/** A document, .pdf or .docx according to its name; the first line is its title. */
export interface CastDocument {
  filename: string
  lines: string[]
}

/** A share of a post with a text of its own, `hoursLater` than the post. */
export interface CastShare {
  by: string
  text: string
  hoursLater: number
}

/** A comment, written `hoursLater` than the post, but never in the future. */
export interface CastComment {
  by: string
  text: string
  hoursLater: number
  /** The first version of the text, before it was edited. */
  before?: string
  /** The number of its likes. */
  loved?: number
}
