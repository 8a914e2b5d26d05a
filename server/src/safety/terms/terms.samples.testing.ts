import type { termsContract } from '@brilla/contract/safety/terms'
import type { Samples, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import { insertAnnouncement } from './terms.store.ts'

const announce = async ({ server: { context } }: SampleWorld) => {
  const version = '2020-01-01'
  const summary = { summary_es: 'Cambia algo.', summary_en: 'Something changes.' }
  const now = context.clock.now()
  await insertAnnouncement(context.db, { version, ...summary, announced_at: now, mailed_at: now })
  return { body: { version } }
}

export const samples: Samples<typeof termsContract> = {
  acceptTerms: announce,
  dismissTermsNotice: announce,
}
