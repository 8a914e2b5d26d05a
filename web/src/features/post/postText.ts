import { truncate } from '../../lib/truncate.ts'

const longText = 600
const manyLines = 14
const linesShown = 12

/** The beginning of a text that is long, or high; any other stays as it is. */
export function truncatePostText(text: string): string {
  const lines = text.split('\n')
  const beginning = lines.length > manyLines ? `${lines.slice(0, linesShown).join('\n').trimEnd()}…` : text
  return truncate(beginning, longText)
}

const address = /((?:https?:\/\/|\bwww\.)[^\s<>"]+[^\s<>".,;:!?)\]}'»”…])/gi

export interface TextPart {
  text: string
  /** Where it leads, if it is an address. */
  href?: string
}

/** What is shown of a text, its addresses apart; one that is cut off leads where the whole one does. */
export function linkify(shown: string, whole: string): TextPart[] {
  const addresses = whole.match(address) ?? []
  return shown
    .split(address)
    .map((text, index) =>
      index % 2 === 1 ? { text, href: asHref(addresses[(index - 1) / 2] ?? text) } : { text },
    )
}

const asHref = (written: string) => (/^www/i.test(written) ? `https://${written}` : written)
