import { getHashtagPath } from '@brilla/contract/content/hashtag'
import { findEntities, type TextEntity } from '@brilla/contract/content/text-entities'
import { addEllipsis, truncate } from '@brilla/contract/platform/truncate'

const longText = 600
const manyLines = 14
const linesShown = 12

/** Truncates a text that is long or has many lines; returns others unchanged. */
export function truncatePostText(text: string): string {
  const lines = text.split('\n')
  const beginning = lines.length > manyLines ? addEllipsis(lines.slice(0, linesShown).join('\n')) : text
  return truncate(beginning, longText)
}

export interface TextPart {
  text: string
  /** The URL, if the part is a link. */
  href?: string
  /** The path of a page, if the part is a mention or a hashtag. */
  to?: string
}

/**
 * Splits the `shown` beginning of `whole` into text, links, mentions (P-posts-31) and hashtags (P-posts-26); a truncated
 * one leads to the complete one.
 */
export function linkify(shown: string, whole: string): TextPart[] {
  const parts: TextPart[] = []
  let position = 0
  for (const entity of findEntities(whole)) {
    const { start, end } = entity
    if (start >= shown.length) break
    if (start > position) parts.push({ text: shown.slice(position, start) })
    parts.push({ text: shown.slice(start, end), ...getTarget(entity) })
    position = end
  }
  if (position < shown.length) parts.push({ text: shown.slice(position) })
  return parts
}

function getTarget(entity: TextEntity): Omit<TextPart, 'text'> {
  if (entity.type === 'link') return { href: entity.href }
  return { to: entity.type === 'mention' ? `/profile/${entity.profileUrl}` : getHashtagPath(entity.word) }
}
