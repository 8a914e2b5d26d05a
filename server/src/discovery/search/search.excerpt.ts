/** Excerpts of biographies around the words by which somebody is found (P-discovery-26). No I/O. */
import { addEllipsis } from '@brilla/contract/platform/truncate'
import type { FoundPerson } from '@brilla/contract/discovery/search'
import type { PersonCard } from '@brilla/contract/people/profile'
import { foldText, splitWords } from '../../platform/fold-text.ts'
import { findConcepts, listForms } from '../../people/dictionary/index.ts'
import { isStopWord, type NamedTerm, type SearchTerm } from './search.terms.ts'
import { serverLimits } from '../../platform/server-limits.ts'

type Excerpt = FoundPerson['matched']['biography']
type Matched = Omit<FoundPerson['matched'], 'biography'>

/** Shorter beginnings of words are not looked for in texts. */
const prefixMin = 3
/** Letters of a word that no stemmer changes: only words that share them can have a common stem. */
const stemBeginning = 2
const textBefore = 40

const word = /[\p{Alphabetic}\p{Nd}\p{M}]+/gu

const hasBeginnings = (words: string[], beginnings: string[]) =>
  beginnings.every((beginning) => words.some((known) => known.startsWith(beginning)))

/** Whether what a result shows anyway tells why the term finds the person. */
function isExplained(
  { term, concepts, categories, countries, languages, cities }: NamedTerm,
  person: PersonCard,
  matched: Matched,
): boolean {
  return (
    hasBeginnings(splitWords(person.fullname), term) ||
    categories.some((id) => matched.categories.includes(id)) ||
    (matched.country && countries.includes(person.country)) ||
    hasBeginnings(splitWords(person.ciudad ?? ''), term) ||
    (matched.city &&
      cities.some((name) => hasBeginnings(splitWords(person.ciudad ?? ''), name.split(' ')))) ||
    languages.some((code) => matched.languages.includes(code)) ||
    matched.skills.some((skill) => {
      const words = splitWords(skill)
      return hasBeginnings(words, term) || findConcepts(words).some((concept) => concepts.includes(concept))
    })
  )
}

/** The terms by which a person is found, but which nothing of the result shows. */
export const findUnexplained = (terms: NamedTerm[], person: PersonCard, matched: Matched): SearchTerm[] =>
  terms.filter((each) => !isExplained(each, person, matched)).map(({ term }) => term)

/** What a text may have instead of a term, what is most like it first: each form has words, all of which must be in the text. */
function listTermForms(term: SearchTerm): string[][] {
  const significant = (words: string[]) => words.filter((part) => !isStopWord(part))
  const listWordForms = (words: string[]) => {
    const forms = findConcepts(words).flatMap(listForms).map(significant)
    return [significant(words), ...forms.toSorted((a, b) => a.length - b.length)]
  }
  const parts = term.length > 1 ? significant(term).flatMap((part) => listWordForms([part])) : []
  return [...listWordForms(term), ...parts].filter((form) => form.length > 0)
}

/** The words of terms and of texts whose stems decide whether the texts have them. */
export function listWordsToStem(terms: SearchTerm[], texts: string[]): string[] {
  const asked = new Set(terms.flatMap(listTermForms).flat())
  const beginnings = new Set([...asked].map((form) => form.slice(0, stemBeginning)))
  const written = splitWords(texts.join(' ')).filter((own) => beginnings.has(own.slice(0, stemBeginning)))
  return [...new Set([...asked, ...written])]
}

/** An excerpt of the first text that has one of the terms, with their words marked; empty when none has. */
export function excerpt(
  terms: SearchTerm[],
  texts: string[],
  stems: ReadonlyMap<string, readonly string[]>,
): Excerpt {
  for (const text of texts.map((written) => written.replace(/\s+/gu, ' ').trim())) {
    const written = [...text.matchAll(word)].map(({ 0: found, index }) => ({
      folded: foldText(found),
      index,
      end: index + found.length,
    }))
    const own = new Set(written.map(({ folded }) => folded))
    const byStem = new Map<string, string[]>()
    for (const known of own)
      for (const stem of stems.get(known) ?? []) byStem.set(stem, [...(byStem.get(stem) ?? []), known])
    const findWords = (form: string, term: SearchTerm) => [
      ...(own.has(form) ? [form] : []),
      ...(stems.get(form) ?? []).flatMap((stem) => byStem.get(stem) ?? []),
      ...(term.includes(form) && form.length >= prefixMin
        ? [...own].filter((known) => known.startsWith(form))
        : []),
    ]
    const marked = new Set(
      terms.flatMap((term) => {
        const forms = listTermForms(term).map((form) => form.map((part) => findWords(part, term)))
        return forms.find((parts) => parts.every((words) => words.length > 0))?.flat() ?? []
      }),
    )
    if (marked.size > 0)
      return cutOut(
        text,
        written.filter(({ folded }) => marked.has(folded)),
      )
  }
  return []
}

/** Cuts between words only, so that no character is broken. */
function cutOut(text: string, marked: { index: number; end: number }[]): Excerpt {
  const marks = marked.toSorted((a, b) => a.index - b.index)
  const first = marks[0]!
  const space = first.index > textBefore ? text.indexOf(' ', first.index - textBefore) + 1 : 0
  const from = Math.min(space, first.index)
  const limit = from + serverLimits.searchExcerpt
  const to = text.length <= limit ? text.length : Math.max(text.lastIndexOf(' ', limit), first.end)
  const parts: Excerpt = []
  let position = from
  const add = (end: number, isMatch: boolean) => {
    if (end > position) parts.push({ text: text.slice(position, end), isMatch })
    position = Math.max(position, end)
  }
  for (const { index, end } of marks.filter((mark) => mark.end <= to)) {
    add(index, false)
    add(end, true)
  }
  const isCut = to < text.length
  const rest = text.slice(position, to)
  if (isCut || rest !== '') parts.push({ text: isCut ? addEllipsis(rest) : rest, isMatch: false })
  if (from > 0) parts.unshift({ text: '…', isMatch: false })
  return parts
}
