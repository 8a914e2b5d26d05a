/** The searches that people have saved. */
import type { SavedSearch } from './data.ts'
import { daysBefore, type World } from './world.ts'

/** Saves a search with alerts: only people who join later are announced. */
export async function saveSearch({ client, now, getId }: World, { owner, body }: SavedSearch): Promise<void> {
  await client.request(daysBefore(now, 2), getId(`join ${owner}`), 'createSavedSearch', { body })
}
