import { truncate } from '../../lib/truncate.ts'

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
}

/** Splits the `shown` beginning of `whole` into text and links; a truncated URL links to the complete one. */
export function linkify(shown: string, whole: string): TextPart[] {
  const addresses = whole.match(address) ?? []
  return shown
    .split(address)
    .map((text, index) =>
      index % 2 === 1 ? { text, href: asHref(addresses[(index - 1) / 2] ?? text) } : { text },
    )
}

const asHref = (written: string) => (/^www/i.test(written) ? `https://${written}` : written)
