let graphemes: Intl.Segmenter | undefined

/** A text cut to at most `max` code points, at the end of a word and never inside an emoji. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const cut = characters.slice(0, max - 1).join('')
  const last = graphemes.segment(text).containing(cut.length)?.index ?? cut.length
  return `${text.slice(0, last || cut.length).replace(/^(.*\S)\s+\S{0,30}$/su, '$1')}…`
}
