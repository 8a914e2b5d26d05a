import { findCategory } from '@brilla/contract/people/categories'
import type { PersonCard } from '@brilla/contract/people/profile'
import type { discoveryContract, SharedTraits } from '@brilla/contract/discovery/discovery'
import { limits } from '@brilla/contract/platform/limits'
import { storedCity } from '../../accounts/city/index.ts'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { readCastingFacts } from '../../people/facts/index.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import { foldText } from '../../platform/fold-text.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { buildAgenciesQuery, findRegistrations } from './agencies.store.ts'
import {
  buildCategoryQuery,
  buildFeaturedQuery,
  buildFollowedTalentsQuery,
  type PeopleListQuery,
  buildRecentQuery,
  buildSimilarQuery,
  findOwnTraits,
  findPeoplePage,
  type Traits,
} from './discovery.store.ts'

export function discoveryRoutes({ clock, db }: Context): Handlers<typeof discoveryContract> {
  async function read(caller: Member, list: PeopleListQuery, page = 1) {
    const size = limits.pageSize
    const { people, count } = await findPeoplePage(db, caller, list, { offset: (page - 1) * size, size })
    const today = clock.now()
    return { rows: people.map((person) => presentPersonCard(person, caller, today)), count }
  }
  async function readEntries(caller: Member, list: PeopleListQuery, page?: number) {
    const { rows, count } = await read(caller, list, page)
    return { rows: rows.map((user) => ({ userId: user.id, user })), count }
  }

  return {
    getFeatured: ({ caller, query }) =>
      read(caller, buildFeaturedQuery(caller, query.categories), query.page),
    getRecent: ({ caller, query }) => read(caller, buildRecentQuery(caller, query.categories), query.page),
    async getSimilar({ caller, query }) {
      const [{ rows, count }, own] = await Promise.all([
        readEntries(caller, buildSimilarQuery(caller, clock.now()), query.page),
        findOwnTraits(db, caller),
      ])
      return { rows: rows.map((row) => ({ ...row, shared: findSharedTraits(own, row.user) })), count }
    },
    async getCategoryPeople({ caller, params: { id }, query }) {
      const category = id === 'all' ? 0 : findCategory(id)?.id
      if (category === undefined) throwProblem('not_found')
      return readEntries(caller, buildCategoryQuery(caller, category, query.country), query.page)
    },
    async getAgencies({ caller, query: { page, verified, city, ...query } }) {
      const filters = { ...query, city: city || undefined, verified: verified === 'true' }
      const { rows, count } = await read(caller, buildAgenciesQuery(caller, filters), page)
      const registrations = await findRegistrations(
        db,
        rows.map(({ id }) => id),
      )
      return {
        // One that was deleted meanwhile is not listed.
        rows: rows.flatMap((row) => {
          const createdAt = registrations.get(row.id)?.toISOString()
          return createdAt === undefined ? [] : [{ ...row, createdAt }]
        }),
        count,
      }
    },
    async getFollowedTalents({ caller, query }) {
      const { rows, count } = await read(caller, buildFollowedTalentsQuery(caller, query), query.page)
      const ids = rows.map(({ id }) => id)
      const facts = await readCastingFacts(db, caller, ids, clock.now())
      return { rows: rows.map((row) => ({ ...row, facts: facts.get(row.id) ?? null })), count }
    },
  }
}

const isSameCity = (one: string, other: string, country: string) =>
  foldText(storedCity(one, country)) === foldText(storedCity(other, country))

/** What somebody has in common with a person as they see them (P-discovery-4): a hidden city is no city. */
function findSharedTraits(own: Traits, { categories, ciudad, country }: PersonCard): SharedTraits {
  const isSameCountry = country === own.country
  return {
    categoryId: own.categories.find((id) => categories.includes(id)) ?? null,
    city: isSameCountry && !!ciudad && isSameCity(ciudad, own.city, country),
    country: isSameCountry,
  }
}
