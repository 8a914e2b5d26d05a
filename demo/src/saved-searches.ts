/** The searches that people of the cast have saved. */
import type { CallInput } from '@brilla/contract/platform/route'
import type { contract } from '@brilla/contract'
import { daysBefore, type World } from './world.ts'

interface CastSearch {
  owner: string
  body: CallInput<typeof contract.createSavedSearch>['body']
}

/** The first is saved first. */
export const castSearches: CastSearch[] = [
  {
    owner: 'casting-luz',
    body: {
      name: 'Gente de cine disponible',
      query: { q: '', category: '4', available: 'true' },
      alerts: true,
    },
  },
  {
    owner: 'casting-luz',
    body: { name: 'Modelos en España', query: { q: '', category: '5', country: 'ES' }, alerts: true },
  },
]

/** Saves a search with alerts: only people who join later are announced. */
export async function saveSearch({ client, now, getId }: World, { owner, body }: CastSearch): Promise<void> {
  await client.request(daysBefore(now, 2), getId(`join ${owner}`), 'createSavedSearch', { body })
}
