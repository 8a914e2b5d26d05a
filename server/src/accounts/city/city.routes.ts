import type { cityContract } from '@brilla/contract/accounts/city'
import { limits } from '@brilla/contract/platform/limits'
import type { Handlers } from '../auth/index.ts'
import { findCities } from './city.list.ts'

export function cityRoutes(): Handlers<typeof cityContract> {
  return {
    async suggestCities({ query: { q, country }, language }) {
      return { cities: await findCities(q, { country, language, max: limits.suggestionsMax }) }
    },
  }
}
