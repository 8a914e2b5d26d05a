/** Presentations and votes for data exports (P-export-1). */
import { visibleAccountTo } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'

const given = [
  'presentation_vote.vote',
  'presentation_vote.comment',
  'presentation_vote.voted_at as votedAt',
] as const

/** The presentations of an agency. */
export function selectPresentations(db: Database, accountId: string) {
  return db
    .selectFrom('presentation')
    .select([
      'title as presentation',
      'created_at as createdAt',
      'expires_at as endsAt',
      'closed_at as closedAt',
      'opened',
      'last_opened_at as lastOpenedAt',
    ])
    .where('agency_id', '=', accountId)
    .orderBy('id')
}

/** The people whom an agency has presented and sees, with the votes on each. */
export function selectPresentationVotes(db: Database, accountId: string) {
  return db
    .selectFrom('presentation')
    .innerJoin('presentation_person', 'presentation_person.presentation_id', 'presentation.id')
    .innerJoin('account', 'account.id', 'presentation_person.account_id')
    .leftJoin('presentation_vote', 'presentation_vote.person_id', 'presentation_person.id')
    .leftJoin('presentation_viewer', 'presentation_viewer.id', 'presentation_vote.viewer_id')
    .select(['title as presentation', 'account.full_name as fullname', 'presentation_viewer.name as viewer'])
    .select(given)
    .where('presentation.agency_id', '=', accountId)
    .where(visibleAccountTo('presentation.agency_id'))
    .orderBy('presentation.id')
    .orderBy('presentation_person.position')
    .orderBy('votedAt')
}

/** Where agencies have presented a person, with the votes on them; who voted is the agency's to know. */
export function selectPresentedTo(db: Database, accountId: string) {
  return db
    .selectFrom('presentation_person')
    .innerJoin('presentation', 'presentation.id', 'presentation_person.presentation_id')
    .innerJoin('account as agency', 'agency.id', 'presentation.agency_id')
    .leftJoin('presentation_vote', 'presentation_vote.person_id', 'presentation_person.id')
    .select([
      'agency.full_name as agencyName',
      'title as presentation',
      'presentation.created_at as createdAt',
    ])
    .select(given)
    .where('presentation_person.account_id', '=', accountId)
    .orderBy('presentation.id')
    .orderBy('votedAt')
}
