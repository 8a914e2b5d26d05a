import type { searchContract } from '@brilla/contract/discovery/search'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import { createUnexplainedFinder, excerpt, listWordsToStem } from './search.excerpt.ts'
import { loadLexicon } from './search.lexicon.ts'
import { presentMatched } from './search.present.ts'
import { listNamedFields } from './search.query.ts'
import { searchPeople } from './search.ts'
import { findStems } from './search.words.store.ts'
import { suggestSearches, suggestSkills } from './suggest.ts'

export function searchRoutes({ clock, db }: Context): Handlers<typeof searchContract> {
  // A failure is repeated, and reported, by the first search.
  loadLexicon(db).catch(() => {})
  return {
    async searchPeople({ caller, language, query }) {
      const today = clock.now()
      const { people, terms, ...found } = await searchPeople({
        db,
        caller,
        language,
        today,
        params: query,
      })
      const named = listNamedFields(terms)
      const findUnexplained = createUnexplainedFinder(terms)
      const rows = people.map((person) => {
        const card = presentPersonCard(person, caller, today)
        const matched = presentMatched(person, card, { named, language })
        const texts = [person.biography, person.interests.join(' · ')]
        return { card, matched, texts, unexplained: findUnexplained(card, matched) }
      })
      const unexplained = rows.filter((row) => row.unexplained.length > 0)
      const words = listWordsToStem(
        unexplained.flatMap((row) => row.unexplained),
        unexplained.flatMap(({ texts }) => texts),
      )
      const stems = new Map(
        words.length > 0 ? (await findStems(db, words)).map((row) => [row.word, row.stems]) : [],
      )
      return {
        rows: rows.map(({ card, matched, texts, unexplained: missing }) => ({
          ...card,
          matched: { ...matched, biography: excerpt(missing, texts, stems) },
        })),
        ...found,
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
