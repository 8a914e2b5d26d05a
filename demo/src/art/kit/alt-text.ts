import type { Scheme } from './schemes.ts'
import type { Motif } from './motif.ts'

/** Colors by their names in both languages. */
const colorNames: readonly [RegExp, string][] = [
  [/\broj[oa]s?\b|\bred\b|carmes|scarlet|crimson/i, '#d6323a'],
  [/naranja|anaranjad|\borange\b|[oó]xido|rust|terracota/i, '#e9702a'],
  [/amarill|\byellow\b|dorad|golden|\bgold\b|ocre|ochre|mostaza|mustard|[aá]mbar|amber/i, '#eab02e'],
  [/\bverdes?\b|\bgreen\b|oliva|olive/i, '#2f8f57'],
  [/turquesa|turquoise|\bteal\b|\bcyan\b|\bcian\b/i, '#1fa9a6'],
  [/\bazul(es)?\b|\bblue\b|[ií]ndigo|indigo|marino|navy/i, '#2f62c4'],
  [/morad|violet|p[uú]rpura|purple|lila|lilac/i, '#7d45c4'],
  [/rosad|\brosas?\b|\bpink\b|fucsia|magenta/i, '#e4578f'],
  [/marr[oó]n|\bbrown\b|\bcaf[eé] oscuro\b|madera/i, '#8a5a34'],
  [/\bblanc[oa]s?\b|\bwhite\b|crud[oa]|\bcream\b|crema|\braw\b|arena|sand/i, '#f1e6d2'],
  [/\bnegr[oa]s?\b|\bblack\b/i, '#2b2530'],
  [/\bgris(es)?\b|\bgr[ea]y\b/i, '#8b8f8a'],
]

/** The motif that most words of an alternative text match, if any; of several equal ones, `index` picks one. */
export function findMotif(motifs: readonly Motif[], altText: string, index: number): Motif | undefined {
  const scored = motifs.map((motif) => ({
    motif,
    score: altText.match(new RegExp(motif.words.source, 'gi'))?.length ?? 0,
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const matching = scored.filter(({ score }) => score > 0 && score === best)
  return matching[index % matching.length]?.motif
}

/** Whether an alternative text names a color. */
export const hasColorName = (altText: string): boolean => colorNames.some(([words]) => words.test(altText))

/** Replaces a scheme's accents by the colors that an alternative text names, in the order of the text. */
export function applyNamedColors(scheme: Scheme, altText: string): Scheme {
  const found = colorNames
    .map(([words, color]) => ({ at: altText.search(words), color }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  const [first, second] = found
  if (!first) return scheme
  return { ...scheme, accent: first.color, mid: first.color, second: second?.color ?? scheme.second }
}
