/** The vocabulary of sentences, folded, and which nouns of the dictionary are grammatically feminine. */
import { dictionaryForms, type Form } from '../../people/dictionary/index.ts'
import words from './sentence-words.json' with { type: 'json' }

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Phrases, the longest first. */
const toPhrases = (list: string): string[][] =>
  list
    .split('|')
    .map((phrase) => phrase.split(' '))
    .toSorted((a, b) => b.length - a.length)

export const vocabulary = {
  ignored: toSet(words.ignored),
  children: toSet(words.children),
  articles: toSet(words.articles),
  leading: toSet(words.leading),
  negations: toSet(words.negations),
  sex: { FE: toSet(words.sex.FE), MA: toSet(words.sex.MA) },
  clientele: {
    fashion: toSet(words.clientele.fashion),
    purposes: toSet(words.clientele.purposes),
    calls: toSet(words.clientele.calls),
  },
  agency: toSet(words.agency),
  bilingual: toSet(words.bilingual),
  levels: {
    native: toSet(words.levels.native),
    fluent: toSet(words.levels.fluent),
    conversational: toSet(words.levels.conversational),
    basic: toSet(words.levels.basic),
  },
  speaking: toSet(words.speaking),
  aroundLanguages: toSet(words.aroundLanguages),
  placePrepositions: toSet(words.placePrepositions),
  aroundPlaces: toSet(words.aroundPlaces),
  joiningPlaces: toSet(words.joiningPlaces),
  decades: Object.entries(words.decades).map(([from, list]) => ({ from: Number(from), words: toSet(list) })),
  eras: toSet(words.eras),
  experience: words.experience,
  /** Numbers of months by their names. */
  months: new Map(
    words.months.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
  ),
  aroundDates: {
    within: toSet(words.aroundDates.within),
    by: toSet(words.aroundDates.by),
    joining: toSet(words.aroundDates.joining),
  },
  young: { ...words.young, words: toSet(words.young.words) },
  tall: { ...words.tall, words: toSet(words.tall.words) },
  short: { ...words.short, words: toSet(words.short.words) },
  /** Instruments and voices of which "alto" is a register. */
  alto: toSet(words.alto),
  switches: {
    availableNow: toPhrases(words.switches.availableNow),
    available: toPhrases(words.switches.available),
    travels: toPhrases(words.switches.travels),
    withVideo: toPhrases(words.switches.withVideo),
    withPhotos: toPhrases(words.switches.withPhotos),
  },
}

const irregularNouns = new Map(Object.entries(words.feminineNouns))
const notNouns = toSet(words.notFeminineNouns)

/** What a feminine noun may be called in general: bailarina, bailarín; pintora, pintor; fotógrafa, fotógrafo. */
const listGenericForms = (noun: string) => [
  ...(noun.endsWith('ina') ? [noun.slice(0, -1)] : []),
  ...(noun.endsWith('ora') || noun.endsWith('ana') ? [noun.slice(0, -1)] : []),
  // Words like "música" and "física" name a field first.
  ...(noun.endsWith('ica') ? [] : [`${noun.slice(0, -1)}o`]),
]

/** The nouns of the dictionary that have a general form next to them, by that form. */
const genericNouns = new Map<string, string>()
for (const forms of dictionaryForms) {
  const single = new Map(
    forms.filter((form) => form.words.length === 1).map((form) => [form.words[0]!, form]),
  )
  for (const noun of single.keys()) {
    if (!noun.endsWith('a') || notNouns.has(noun)) continue
    const generic = listGenericForms(noun).flatMap((form): Form[] => {
      const found = single.get(form)
      return found ? [found] : []
    })[0]
    if (generic) genericNouns.set(noun, generic.text)
  }
}

/** The noun without gender of a grammatically feminine one, which says that women are meant; undefined for all other words. */
export function findGenericNoun(word: string): string | undefined {
  return irregularNouns.get(word) ?? genericNouns.get(word) ?? genericNouns.get(word.replace(/s$/, ''))
}
