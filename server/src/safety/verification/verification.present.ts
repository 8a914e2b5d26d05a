import type { OwnVerification } from '@brilla/contract/safety/verification'
import type { RequestRow, VerifiedState } from './verification.store.ts'

type State = OwnVerification['state']

/** What an agency reads of its verification. */
export function presentOwnVerification(
  current: VerifiedState,
  newest: RequestRow | undefined,
  filenames: ReadonlyMap<string, string>,
): OwnVerification {
  const state = getState(current, newest)
  return {
    state,
    missing: state === 'incomplete' ? ['domainEmail'] : [],
    verified: current.verified_at && {
      since: current.verified_at.toISOString(),
      until: current.verified_until!.toISOString(),
      checked: current.verified_checks ?? [],
    },
    request: newest
      ? {
          legalName: newest.legal_name,
          taxId: newest.tax_id,
          country: newest.country,
          web: newest.web,
          domainEmail: newest.domain_email,
          requestedAt: newest.requested_at.toISOString(),
          files: newest.files.map((name) => ({ filename: name, displayName: filenames.get(name) ?? name })),
          reason: newest.reason,
        }
      : null,
  }
}

/** The state of the newest request: one to renew a verification is told before that. */
function getState({ verified_at }: VerifiedState, newest: RequestRow | undefined): State {
  if (!newest) return verified_at ? 'verified' : 'none'
  if (newest.status === 'open') return newest.email_confirmed_at ? 'waiting' : 'incomplete'
  return newest.status === 'approved' ? 'verified' : (newest.status as State)
}
