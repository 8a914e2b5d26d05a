/** The parameters of every seeding step. */
import type { Agency, CastPost, Talent } from './cast/types.ts'
import type { CategoryId } from './category.ts'
import type { SeedClient } from './seed-client.ts'

export interface World {
  client: SeedClient
  /** When the seeding was first started; what people did is dated relative to it. */
  now: Date
  /** The id that an earlier step returned: the account of `join <key>`, the post of `post <name>`. */
  getId(step: string): string
}

/** A post of the cast, with a name that is the same at every start. */
export interface NamedPost {
  name: string
  author: Talent
  post: CastPost
}

/** The moment `days` days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** The category that decides what a person's pictures show. */
export function getFirstCategory({ categories }: Talent | Agency): CategoryId {
  return categories[0] ?? 3
}

/** The category that decides what the pictures of a post show. */
export function getPictureCategory({ author, post }: NamedPost): CategoryId {
  return post.pictured ?? getFirstCategory(author)
}
