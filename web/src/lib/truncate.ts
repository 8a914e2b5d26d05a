const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a text of at most `max` code points, ended at a word and never inside an emoji; short texts stay. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const cut = characters.slice(0, max - 1).join('')
  const last = graphemes.segment(text).containing(cut.length)?.index ?? cut.length
  return `${text.slice(0, last || cut.length).replace(/\s+\S{0,30}$/u, '')}…`
}
