import type { savedSearchContract } from '@brilla/contract/discovery/saved-search'
import { createName, type SampleWorld, type Samples } from '../../accounts/auth/sample-world.testing.ts'

async function save({ server, caller }: SampleWorld): Promise<{ params: { id: string } }> {
  // Its audience refuses these callers before the id is looked up.
  if (caller.type !== 'talento' && caller.type !== 'agencia') return { params: { id: 'x' } }
  const body = { name: createName(), query: { q: 'danza' }, alerts: false }
  const saved = await server.call('createSavedSearch', { token: caller.token, body })
  return { params: { id: saved.body.id } }
}

export const samples: Samples<typeof savedSearchContract> = {
  createSavedSearch: () => ({
    body: { name: createName(), query: { q: 'danza', country: 'MX' }, alerts: true },
  }),
  changeSavedSearch: save,
  deleteSavedSearch: save,
}
