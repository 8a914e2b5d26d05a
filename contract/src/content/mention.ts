/** Mentions of people in posts and comments: `@` and a profile address (P-notifications-8). */
import { limits } from '../platform/limits.ts'
import { findEntities } from './text-entities.ts'

/** The profile addresses that a text mentions, each once; those after the first ten are not notified. */
export function listMentioned(text: string): string[] {
  const all = new Set(
    findEntities(text).flatMap((entity) => (entity.type === 'mention' ? entity.profileUrl : [])),
  )
  return [...all].slice(0, limits.mentionsMax)
}
