import type { searchContract } from '@brilla/contract/search'
import type { Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { presentPersonCard } from '../follow/index.ts'
import { loadLexicon } from './search.lexicon.ts'
import { presentMatched } from './search.present.ts'
import { searchPeople } from './search.ts'
import { suggestSearches, suggestSkills } from './suggest.ts'

export function searchRoutes({ clock, db }: Context): Handlers<typeof searchContract> {
  // A failure is repeated, and reported, by the first search.
  loadLexicon(db).catch(() => {})
  return {
    async searchPeople({ caller, language, query }) {
      const today = clock.now()
      const { people, named, ...found } = await searchPeople({
        db,
        caller,
        language,
        today,
        params: query,
      })
      const rows = people.map((person) => {
        const card = presentPersonCard(person, caller, today)
        return { ...card, matched: presentMatched(person, card, { named, language }) }
      })
      return { rows, ...found }
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
