/** Looks words and phrases up in the dictionary of the field. No I/O. */
import type { Language } from '@brilla/contract/errors'
import { categories } from '@brilla/contract/categories'
import { categoryNames } from '@brilla/contract/category'
import { splitWords } from '../platform/fold-text.ts'
import { dictionary } from './dictionary.ts'

/** Words that mean the same in both languages, in all their forms. */
export interface Concept {
  /** As it is shown: the first form of each language. */
  names: Record<Language, string>
  /** Folded; a form may have several words. */
  forms: string[][]
  /** The category that all people of this kind have, for general words such as "músico". */
  category: number | undefined
}

const categoryIds = new Map<string, number>(categories.map(({ slug, id }) => [slug, id]))

const splitForms = (list: string) => list.split(',').map((form) => form.trim())

function parseEntry(entry: string): Concept {
  const [, slug, spanish, english] = /^(?:#(\S+) )?([^=]+) = (.+)$/.exec(entry) ?? []
  if (spanish === undefined || english === undefined) throw new Error(`cannot read the entry ${entry}`)
  const [es, en] = [splitForms(spanish), splitForms(english)]
  return {
    names: { es: es[0]!, en: en[0]! },
    forms: [...es, ...en].map(splitWords),
    category: slug === undefined ? undefined : categoryIds.get(slug),
  }
}

const concepts: Concept[] = dictionary
  .split(/[;\n]/)
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
  .map(parseEntry)

/** Concepts by each of their forms, its words joined by spaces. */
const conceptsByForm = Map.groupBy(
  concepts.flatMap((concept) => concept.forms.map((form) => ({ form: form.join(' '), concept }))),
  ({ form }) => form,
)

/** The concepts of which these words are a form. */
export const findConcepts = (words: string[]): Concept[] =>
  (conceptsByForm.get(words.join(' ')) ?? []).map(({ concept }) => concept)

/** Skills as facets count them: each concept once, under its Spanish name, and unknown ones as they were written. */
export function normalizeSkills(skills: string[]): string[] {
  const names = skills.map((skill) => findConcepts(splitWords(skill))[0]?.names.es ?? skill)
  return [...new Map(names.map((name) => [splitWords(name).join(' '), name])).values()]
}

/** Names, in a language, of the concepts with a form in which words begin like these; those whose own name does so first. */
export function findConceptNames(words: string[], language: Language): string[] {
  const begins = (form: string[]) => words.every((word) => form.some((known) => known.startsWith(word)))
  const found = concepts.filter(({ forms }) => forms.some(begins)).map(({ names }) => names[language])
  const rank = (name: string) => (begins(splitWords(name)) ? name.length : 1_000 + name.length)
  return [...new Set(found)].toSorted((a, b) => rank(a) - rank(b))
}

/** Words of the categories' names in both languages and their slugs. */
const categoryWords = categories.map(({ id, slug, english }) => ({
  id,
  words: splitWords([categoryNames.es[slug], categoryNames.en[slug], slug, english].join(' ')).filter(
    (word) => word.length > 3,
  ),
}))

/** The categories that a word names, or the beginning of such a word. */
export function findCategories(word: string): number[] {
  if (word.length < 3) return []
  return categoryWords.filter(({ words }) => words.some((name) => name.startsWith(word))).map(({ id }) => id)
}

/** All words of the dictionary and of the categories' names, for typing errors. */
export const knownWords: ReadonlySet<string> = new Set([
  ...concepts.flatMap(({ forms }) => forms.flat()),
  ...categoryWords.flatMap(({ words }) => words),
])
