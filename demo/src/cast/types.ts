import type { SubjectName } from '../art/named-subjects.ts'
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
  /** The photos, in order. The pictures are drawn from category, seed, alternative text and subject. */
  photos?: CastPhoto[]
  video?: CastVideo
  documents?: CastDocument[]
  /** The first version of the text, before its author edited it. */
  before?: string
  /** The category of the pictures, if it is not the author's first. */
  pictured?: CategoryId
  /** From 0 to 1: how many people like it, compared with the most popular posts. */
  warmth: number
  comments?: CastComment[]
  shares?: CastShare[]
}

/** The alternative text of a photo; with a subject where its words alone would draw something else. */
export type CastPhoto = string | { alt: string; subject: SubjectName }

/** A video on YouTube, by its id: freely licensed, and likely to stay online. */
export interface CastVideo {
  id: string
  /** What its poster shows. */
  poster: SubjectName
}

/**
 * A document, .pdf or .docx according to its name. `# ` starts its title, `## ` a heading, `- ` a list item, `> ` a
 * centered line and `---` a new page; other lines are paragraphs.
 */
export interface CastDocument {
  filename: string
  text: string
  /** Set in a typewriter's font, as scripts are. */
  typewriter?: true
}

/** A share of a post with a text of its own, `hoursLater` than the post; its comments count from the share. */
export interface CastShare {
  by: string
  text: string
  hoursLater: number
  warmth: number
  comments?: CastComment[]
}

/** A comment, written `hoursLater` than the post, but never in the future. */
export interface CastComment {
  by: string
  /** The person to whose last comment before this one it replies. */
  replyTo?: string
  text: string
  hoursLater: number
  /** The first version of the text, before it was edited. */
  before?: string
  /** The number of its likes. */
  loved?: number
}
