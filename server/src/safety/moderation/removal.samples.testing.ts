import { v7 } from 'uuid'
import type { removalContract } from '@brilla/contract/safety/removal'
import type { Samples, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import { day } from '../../platform/duration.ts'

/** A comment of the caller that was removed. Inserted, because only a moderator could remove it. */
async function createParams({ server, caller, post }: SampleWorld) {
  const { clock, db } = server.context
  const now = clock.now()
  const [id, comment] = [v7(), v7()]
  await db
    .insertInto('moderation_case')
    .values({
      id,
      kind: 'report',
      subject_type: 'comment',
      subject_id: comment,
      account_id: caller.id,
      reason: 'other',
      status: 'decided',
      decision: 'remove',
      decision_reason: 'Hola',
      created_at: now,
      decided_at: now,
      final_at: now,
      appeal_until: new Date(now.getTime() + day),
      content_kept: true,
    })
    .execute()
  const rows = [{ id: comment, post_id: post, author_id: caller.id, text: 'Hola', created_at: now }]
  await db
    .insertInto('removed_content')
    .values({ case_id: id, table_name: 'comment', rows: JSON.stringify(rows) })
    .execute()
  return { params: { id } }
}

export const samples: Samples<typeof removalContract> = {
  getRemoval: createParams,
  appealRemoval: createParams,
  deleteRemoval: createParams,
}
