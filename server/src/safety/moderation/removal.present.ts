import { limits } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { Removal } from '@brilla/contract/safety/removal'
import { type Signer, signQuery } from '../../platform/presigned-url.ts'
import type { CaseRow } from './case.store.ts'
import type { RemovedFileRow, RemovedRow } from '../subject/index.ts'

/** The address at which a file can be opened for ten minutes, also once it is deleted and held. */
export function getHeldFileUrl(signer: Signer, name: string): string {
  const query = new URLSearchParams(signQuery(signer, ['evidence', name], limits.evidenceUrlSeconds))
  return `${mediaPaths.evidence(name)}?${query.toString()}`
}

export function presentRemovedContent(
  signer: Signer,
  { title, text, video_id, created_at, interests, links, facts }: RemovedRow,
  files: readonly RemovedFileRow[],
): Removal['content'] {
  return {
    title,
    text,
    videoId: video_id,
    createdAt: created_at?.toISOString() ?? null,
    interests,
    links,
    facts,
    files: files.map(({ type, name, filename, alt }) => ({
      type,
      filename,
      alt,
      url: getHeldFileUrl(signer, name),
    })),
  }
}

/** The appeal with its outcome, which its author is told once it is final. */
export function presentRemovalAppeal(
  { decision, decision_reason, decided_at, final_at }: CaseRow,
  { number, body, created_at }: { number: number; body: string; created_at: Date },
): Removal['appeal'] {
  const isFinal =
    final_at !== null && (decision === 'accept' || decision === 'refuse' || decision === 'withdraw')
  return {
    number,
    text: body,
    createdAt: created_at.toISOString(),
    outcome: isFinal
      ? { decision, reason: decision_reason ?? '', decidedAt: decided_at!.toISOString() }
      : null,
  }
}
