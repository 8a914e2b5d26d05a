import { findHashtags, getHashtagPath } from '@brilla/contract/hashtag'
import { findMentions } from '@brilla/contract/mention'
import { truncate } from '@brilla/contract/truncate'

const longText = 600
const manyLines = 14
const linesShown = 12

/** Truncates a text that is long or has many lines; returns others unchanged. */
export function truncatePostText(text: string): string {
  const lines = text.split('\n')
  const beginning = lines.length > manyLines ? `${lines.slice(0, linesShown).join('\n').trimEnd()}…` : text
  return truncate(beginning, longText)
}

const address = /((?:https?:\/\/|\bwww\.)[^\s<>"]+[^\s<>".,;:!?)\]}'»”…])/gi

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
  const links = [...whole.matchAll(address)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    href: asHref(text),
  }))
  const mentions = findMentions(whole).map(({ start, end, profileUrl }) => ({
    start,
    end,
    to: `/profile/${profileUrl}`,
  }))
  const hashtags = findHashtags(whole).map(({ start, end, word }) => ({
    start,
    end,
    to: getHashtagPath(word),
  }))
  const targets = [...links, ...mentions, ...hashtags].toSorted((a, b) => a.start - b.start)
  const parts: TextPart[] = []
  let position = 0
  for (const { start, end, ...target } of targets) {
    if (start >= shown.length) break
    if (start > position) parts.push({ text: shown.slice(position, start) })
    parts.push({ text: shown.slice(start, end), ...target })
    position = end
  }
  if (position < shown.length) parts.push({ text: shown.slice(position) })
  return parts
}

const asHref = (written: string) => (/^www/i.test(written) ? `https://${written}` : written)
