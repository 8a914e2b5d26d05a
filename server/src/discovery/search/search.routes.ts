import type { searchContract } from '@brilla/contract/discovery/search'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { readCastingFacts } from '../../people/facts/index.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import { excerpt, findUnexplained, listWordsToStem } from './search.excerpt.ts'
import { presentMatched, presentNames } from './search.present.ts'
import { nameTerm } from './search.terms.ts'
import { searchPeople } from './search.ts'
import { findStems, loadDictionaryStems } from './search.words.store.ts'
import { suggestSearches, suggestSkills } from './suggest.ts'

export function searchRoutes({ clock, db }: Context): Handlers<typeof searchContract> {
  // A failure is repeated, and reported, by the first search.
  loadDictionaryStems(db).catch(() => {})
  return {
    async searchPeople({ caller, language, query: params }) {
      const today = clock.now()
      const { people, terms, ...found } = await searchPeople({ db, caller, language, today, params })
      const named = terms.map(nameTerm)
      const rows = people.map((person) => {
        const card = presentPersonCard(person, caller, today)
        const matched = presentMatched(person, card, { named, language })
        const texts = [person.biography, person.interests.join(' · ')]
        return { card, matched, texts, missing: findUnexplained(named, card, matched) }
      })
      const unexplained = rows.filter(({ missing }) => missing.length > 0)
      const words = listWordsToStem(
        unexplained.flatMap(({ missing }) => missing),
        unexplained.flatMap(({ texts }) => texts),
      )
      const ids = caller.type === 'agencia' ? people.map(({ id }) => id) : []
      const [stems, facts] = await Promise.all([
        words.length > 0 ? findStems(db, words) : new Map<string, string[]>(),
        readCastingFacts(db, caller, ids, today),
      ])
      return {
        rows: rows.map(({ card, matched, texts, missing }) => ({
          ...card,
          facts: facts.get(card.id) ?? null,
          matched: { ...matched, biography: excerpt(missing, texts, stems) },
        })),
        ...found,
        names: presentNames(params, language),
      }
    },
    async suggestSearches({ caller, language, query: { q } }) {
      const suggestions = await suggestSearches({ db, caller, language, today: clock.now(), q })
      return { suggestions }
    },
    async suggestSkills({ caller, language, query: { q } }) {
      return { skills: await suggestSkills({ db, caller, language, today: clock.now(), q }) }
    },
  }
}
