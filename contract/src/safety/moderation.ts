/** Cases at the moderators' desk (P-moderation-3). For everybody else these paths do not exist. */
import { z } from 'zod'
import { after } from '../platform/cursor.ts'
import { evidence } from './evidence.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import { id, instant } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { deskAccount } from './moderation-people.ts'
import {
  caseDecision,
  caseFields,
  caseKinds,
  caseStatuses,
  caseSummary,
  decision,
  decisionNote,
  decisionReason,
  deskPerson,
  logEntry,
  moderator,
  ownClaim,
  profilePart,
  profileParts,
  suspension,
  suspensionUntil,
} from './moderation-shapes.ts'
import { reportReason } from './report.ts'
import { route } from '../platform/route.ts'

/** A case with all that a decision needs. */
export const moderationCase = z
  .object({
    ...caseFields,
    evidence: z
      .array(
        z.object({
          id,
          capturedAt: instant,
          content: evidence,
          files: z
            .array(z.object({ name: z.string(), url: z.string() }))
            .describe(
              'Addresses of the files named in `content`, valid for ten minutes, also of deleted files.',
            ),
        }),
      )
      .describe(
        'As it was at each report after which it had changed, oldest first. Empty for an appeal against a suspension.',
      ),
    reports: z
      .array(
        z.object({
          id,
          reporter: deskPerson.nullable().describe('Null when the account no longer exists.'),
          reason: reportReason,
          description: z.string(),
          createdAt: instant,
          evidenceId: id,
          others: z
            .object({ upheld: z.int(), dismissed: z.int(), open: z.int() })
            .describe('How other reports of the same reporter ended: the newest 100 of them.'),
        }),
      )
      .describe('The newest 100.'),
    appeal: z
      .object({
        number: z.int().describe('The number that the person was told.'),
        text: z.string(),
        createdAt: instant,
        suspension: suspension
          .nullable()
          .describe('Of an appeal against a suspension: as it is now; null when it has ended.'),
        against: z
          .object({
            caseId: id,
            number: z.int(),
            decision: caseDecision,
            reason: z.string(),
            moderator: moderator.nullable(),
            decidedAt: instant,
          })
          .nullable()
          .describe(
            'Of an appeal against the removal of content: the decision, whose evidence and reports are those of this case.',
          ),
      })
      .nullable(),
    account: deskAccount
      .nullable()
      .describe('The history of the person; null when the account no longer exists.'),
    log: z.array(logEntry),
    outcome: z
      .object({
        decision: caseDecision,
        moderator: moderator
          .nullable()
          .describe('Null when the suspension ended by time, and of an appeal that was withdrawn.'),
        decidedAt: instant,
        reason: z.string().describe('As the person reads it.'),
        note: z.string().describe('For moderators only.'),
        until: instant.nullable().describe('End of a suspension; null without one.'),
        removeContent: z.boolean(),
        parts: z.array(profilePart).nullable().describe('What was removed of a profile; null otherwise.'),
        undoUntil: instant.nullable().describe('Until when its author can undo it; null once it is final.'),
      })
      .nullable(),
    refusal: z
      .enum(['caso_propio', 'otro_moderador'])
      .nullable()
      .describe(
        'Why the caller may not decide: they reported it, or made the decision that is appealed; null when they may.',
      ),
  })
  .meta({ id: 'ModerationCase' })
export type ModerationCase = z.infer<typeof moderationCase>

const params = z.object({ id: z.string() })
const example = { params: { id: exampleId } }
const decisionErrors = ['not_found', 'caso_tomado', 'caso_decidido', 'caso_propio', 'otro_moderador'] as const
export const moderationContract = {
  getCases: route({
    method: 'GET',
    path: '/moderation/cases',
    audience: 'moderator',
    summary: `Returns cases, ${limits.casesPageSize} per page: open ones urgent first, then oldest first; decided ones newest first.`,
    query: z.object({
      status: z.enum(caseStatuses).default('open').describe('`mine`: open and claimed by the caller.'),
      kind: z.enum(caseKinds).optional(),
      reason: reportReason.optional(),
      after,
    }),
    example: { query: { status: 'open', kind: 'report', reason: 'minor', after: exampleCursor } },
    replies: {
      200: z.object({
        rows: z.array(caseSummary),
        next: z.string().nullable(),
        counts: z
          .object({
            open: z.int(),
            mine: z.int(),
            report: z.int(),
            appeal: z.int(),
            held: z.int(),
            reasons: z
              .record(z.string(), z.int())
              .describe('By reason; reasons without open cases are missing.'),
          })
          .describe(`Numbers of open cases, at most ${limits.casesCounted} of each.`),
      }),
    },
    unlimited: 'bounded read',
  }),
  getCase: route({
    method: 'GET',
    path: '/moderation/cases/{id}',
    audience: 'moderator',
    summary: 'Returns a case. One about the caller does not exist for them.',
    params,
    example,
    replies: { 200: moderationCase },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  claimCase: route({
    method: 'PUT',
    path: '/moderation/cases/{id}/claim',
    audience: 'moderator',
    summary: `Claims a case for ${limits.claimMinutes} minutes, or renews the claim, so that nobody else decides it.`,
    params,
    example,
    replies: { 200: ownClaim },
    errors: decisionErrors,
    limits: [rateLimits.write],
  }),
  releaseCase: route({
    method: 'DELETE',
    path: '/moderation/cases/{id}/claim',
    audience: 'moderator',
    summary: "Ends the caller's claim; succeeds also when there is none.",
    params,
    example,
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  decideCase: route({
    method: 'POST',
    path: '/moderation/cases/{id}/decision',
    audience: 'moderator',
    summary: `Decides a case that nobody else has claimed. Takes effect at once; can be undone for ${limits.undoMinutes} minutes, and only then are the people told.`,
    params,
    body: z.strictObject({
      decision,
      reason: decisionReason,
      note: decisionNote,
      until: suspensionUntil,
      removeContent: z.boolean().default(false).describe('With `suspend`: also removes the content.'),
      parts: z
        .array(profilePart)
        .min(1, 'required')
        .default([...profileParts])
        .describe('What is removed of a profile, if it was reported and its content is removed.'),
    }),
    example: { ...example, body: { decision: 'dismiss', reason: 'No incumple las normas.' } },
    replies: { 200: moderationCase },
    errors: [...decisionErrors, 'decision_no_valida', 'fecha_pasada'],
    limits: [rateLimits.write],
  }),
  undoDecision: route({
    method: 'DELETE',
    path: '/moderation/cases/{id}/decision',
    audience: 'moderator',
    summary: `Undoes the caller's decision within ${limits.undoMinutes} minutes: the case is open again.`,
    params,
    example,
    replies: { 200: moderationCase },
    errors: ['not_found', 'fuera_de_plazo', 'caso_reabierto'],
    limits: [rateLimits.write],
  }),
  getTransparency: route({
    method: 'GET',
    path: '/transparency',
    audience: 'guest',
    summary: 'Returns how many reports came in and what was decided, by month, newest first.',
    replies: {
      200: z.object({
        months: z.array(
          z.object({
            month: z.string().describe('`YYYY-MM`, in UTC.'),
            reports: z.record(z.string(), z.int()).describe('By reason.'),
            decisions: z.record(z.string(), z.int()).describe('Final decisions, by kind.'),
          }),
        ),
      }),
    },
    limits: [rateLimits.transparency],
  }),
}
