/** The parameters of every seeding step. */
import type { Post, Talent } from './data.ts'
import type { SeedClient } from './seed-client.ts'

export interface World {
  client: SeedClient
  /** When the seeding was first started; what people did is dated relative to it. */
  now: Date
  /** The id that an earlier step returned: the account of `join <key>`, the post of `post <name>`. */
  getId(step: string): string
}

/** A post with a name that is the same at every start. */
export interface NamedPost {
  name: string
  author: Talent
  post: Post
}

/** The moment `days` days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}
