/**
 * The words of the field. A line of dictionary.txt is one concept in Spanish and English: `forms = forms`, the first of each language being
 * the one that is shown. A form is a word or a phrase; accents, case and regular endings (bailarina, bailarinas) are the search's
 * business. `#slug` marks general words, by which everybody of that category is found; the lines after it belong to it.
 */
import { readFileSync } from 'node:fs'
import type { Language } from '@brilla/contract/platform/errors'
import { categories } from '@brilla/contract/people/categories'
import { categoryNames } from '@brilla/contract/people/category'
import { splitWords } from '../../platform/fold-text.ts'

/** Words that mean the same in both languages, in all their forms. */
export interface Concept {
  /** As it is shown: the first form of each language. */
  names: Record<Language, string>
  /** The Spanish forms as they are written. */
  spanish: string[]
  /** Folded; a form may have several words. */
  forms: Record<Language, string[][]>
  /** The category to which it belongs. */
  section: number | undefined
  /** Whether it is a general word, such as "músico", by which everybody of that category is found. */
  isGeneral: boolean
}

const categoryIds = new Map<string, number>(categories.map(({ slug, id }) => [slug, id]))

const splitForms = (list: string) => list.split(',').map((form) => form.trim())

function parseConcept(line: string, section: number | undefined): Concept {
  const [, slug, spanish, english] = /^(?:#(\S+) )?([^=]+) = (.+)$/.exec(line) ?? []
  if (spanish === undefined || english === undefined) throw new Error(`cannot read the line ${line}`)
  const [es, en] = [splitForms(spanish), splitForms(english)]
  return {
    names: { es: es[0]!, en: en[0]! },
    spanish: es,
    forms: { es: es.map(splitWords), en: en.map(splitWords) },
    section,
    isGeneral: slug !== undefined,
  }
}

/** A form as it is written in the dictionary, and folded. */
export interface Form {
  text: string
  words: string[]
}

/** The forms of both languages. */
export const listForms = ({ forms }: Concept): string[][] => [...forms.es, ...forms.en]

/** Lines of one section, of which the first names the category. */
function parseSection(section: string): Concept[] {
  const lines = section.split('\n')
  const category = categoryIds.get(/^#(\S+)/.exec(lines[0]!)?.[1] ?? '')
  return lines.map((line) => parseConcept(line, category))
}

const concepts = readFileSync(new URL('dictionary.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .flatMap(parseSection)

/** The Spanish forms of each concept. */
export const dictionaryForms: readonly Form[][] = concepts.map(({ spanish }) =>
  spanish.map((text) => ({ text, words: splitWords(text) })),
)

/** Makes singular and plural equal in both languages; not a word itself. */
function toFormKey(words: string[]): string {
  return words
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/e$/, '').replace(/i$/, 'y') : word))
    .join(' ')
}

/** Concepts by each of their forms. */
const conceptsByForm = Map.groupBy(
  concepts.flatMap((concept) =>
    [...new Set(listForms(concept).map(toFormKey))].map((form) => ({ form, concept })),
  ),
  ({ form }) => form,
)

/** The concepts of which these words are a form, in singular or plural. */
export const findConcepts = (words: string[]): Concept[] =>
  (conceptsByForm.get(toFormKey(words)) ?? []).map(({ concept }) => concept)

/** A skill by its name in a language; an unknown one as it is written. */
export const nameSkill = (skill: string, language: Language): string =>
  findConcepts(splitWords(skill))[0]?.names[language] ?? skill

/** A skill in a language: as it is written if it is in that language already, otherwise by its name. */
export function translateSkill(skill: string, language: Language): string {
  const words = splitWords(skill)
  const concept = findConcepts(words)[0]
  if (!concept || concept.forms[language].map(toFormKey).includes(toFormKey(words))) return skill
  return concept.names[language]
}

/** Each of the skills once, whatever its case and accents. */
export const distinctSkills = (skills: string[]): string[] =>
  [...Map.groupBy(skills, (skill) => splitWords(skill).join(' ')).values()].map(([skill]) => skill!)

/** Skills as facets count them: each concept once, under its Spanish name. */
export const normalizeSkills = (skills: string[]): string[] =>
  distinctSkills(skills.map((skill) => nameSkill(skill, 'es')))

/**
 * Names, in a language, of the concepts with a form in which words begin like these: those whose own name does so first, then
 * those of the shortest such form.
 */
export function findConceptNames(words: string[], language: Language): string[] {
  const begins = (form: string[]) => words.every((word) => form.some((known) => known.startsWith(word)))
  const found = concepts.flatMap((concept) => {
    const name = concept.names[language]
    const forms = listForms(concept).filter(begins)
    if (forms.length === 0) return []
    const lengths = forms.map((form) => form.join(' ').length)
    return [{ name, rank: begins(splitWords(name)) ? name.length : 1_000 + Math.min(...lengths) }]
  })
  return [...new Set(found.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name))]
}

/** Words of the categories' names in both languages and their slugs. */
const categoryWords = categories.map(({ id, slug, english }) => ({
  id,
  words: splitWords([categoryNames.es[slug], categoryNames.en[slug], slug, english].join(' ')).filter(
    (word) => word.length > 3,
  ),
}))

/** Whether a word is one of the field: a form of the dictionary, or of the name of a category. */
export const isFieldWord = (word: string): boolean =>
  findConcepts([word]).length > 0 || categoryWords.some(({ words }) => words.includes(word))

/** Shorter beginnings of a word name no category in a search; suggestions while typing need less. */
const categoryPrefixMin = 3

/** The categories that a word names, or the beginning of such a word. */
export function findCategories(word: string, lengthMin: number = categoryPrefixMin): number[] {
  if (word.length < lengthMin) return []
  return categoryWords.filter(({ words }) => words.some((name) => name.startsWith(word))).map(({ id }) => id)
}

/** All words of the dictionary and of the categories' names, for typing errors. */
export const knownWords: ReadonlySet<string> = new Set([
  ...concepts.flatMap((concept) => listForms(concept).flat()),
  ...categoryWords.flatMap(({ words }) => words),
])
