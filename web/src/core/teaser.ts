/** The beginning of a text of at most `max` characters, ended at a word; short texts stay as they are. */
export function teaser(text: string, max: number): string {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const cut = characters.slice(0, max - 1).join('')
  return `${cut.replace(/\s+\S{0,30}$/u, '')}…`
}
