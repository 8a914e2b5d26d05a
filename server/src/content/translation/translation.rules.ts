import { findEntities } from '@brilla/contract/content/text-entities'

interface Piece {
  text: string
  isTranslated: boolean
}

/** Splits a text into what is translated and what stays as it is: links, mentions, hashtags, and text without letters. */
function splitText(text: string): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  for (const { start, end } of findEntities(text)) {
    pieces.push(...splitSpaces(text.slice(position, start)), {
      text: text.slice(start, end),
      isTranslated: false,
    })
    position = end
  }
  return [...pieces, ...splitSpaces(text.slice(position))]
}

/** Separates the spaces at both ends, which providers drop. */
function splitSpaces(text: string): Piece[] {
  const core = text.trim()
  const start = text.indexOf(core)
  return [
    { text: text.slice(0, start), isTranslated: false },
    { text: core, isTranslated: /\p{L}/u.test(core) },
    { text: text.slice(start + core.length), isTranslated: false },
  ]
}

/** Translates a text by `translate`, which returns as many texts as it gets. Links, mentions and hashtags stay as they are. */
export async function translateText(
  text: string,
  translate: (texts: string[]) => Promise<string[]>,
): Promise<string> {
  const pieces = splitText(text)
  const asked = pieces.filter(({ isTranslated }) => isTranslated).map((piece) => piece.text)
  const translated = (asked.length > 0 ? await translate(asked) : []).values()
  return pieces.map((piece) => (piece.isTranslated ? translated.next().value : piece.text)).join('')
}
