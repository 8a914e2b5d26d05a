import type { Scheme } from './schemes.ts'
import type { Motif } from './stage.ts'

/** Colours by the words, in both languages, that an alternative text names them with. */
const named: readonly [RegExp, string][] = [
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

/**
 * The motif an alternative text means most, or none if it names nothing that a motif shows. Where several show it
 * as well, they take turns.
 */
export function askedMotif(motifs: readonly Motif[], about: string, turn: number): Motif | undefined {
  const scored = motifs.map((motif) => ({
    motif,
    score: about.match(new RegExp(motif.words.source, 'gi'))?.length ?? 0,
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const meant = scored.filter(({ score }) => score > 0 && score === best)
  return meant[turn % meant.length]?.motif
}

/** Whether an alternative text names a colour. */
export const namesColour = (about: string): boolean => named.some(([words]) => words.test(about))

/** The scheme, singing in the colours that an alternative text names, first named first. */
export function askedColours(scheme: Scheme, about: string): Scheme {
  const found = named
    .map(([words, colour]) => ({ at: about.search(words), colour }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  const [first, second] = found
  if (!first) return scheme
  return { ...scheme, accent: first.colour, mid: first.colour, second: second?.colour ?? scheme.second }
}
